import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createLesson, lessonPath } from '../support/content.ts';
import { expect as expectSoon, test } from '../support/fixtures.ts';
import { keys } from '../support/input-devices.ts';
import { tabThrough, tabTo, use } from '../support/keyboard.ts';
import { titles } from '../support/tasks.ts';

// A long journey: allows slow replies on a busy machine.
const expect = expectSoon.configure({ timeout: 20_000 });

// Hundreds of key presses: recording a trace takes longer than the test itself.
test.use({ trace: 'off' });

/** From the landing page to signing out with the keyboard only: no pointer, and no focus set by the test. */
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Skips the menus. A new page starts at its content; from there the skip link is behind the focus. */
async function skipToContent(page: Page): Promise<void> {
  await tabTo(page.getByRole('link', { name: 'Ir para o conteúdo' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
}

async function expectNewPage(page: Page, address: string | RegExp, title: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title === 'Hoje é dia de Dropar, bora lá?!' ? 'Início' : title} · Dropar`);
  await expect(page.locator('main')).toBeFocused();
}

async function followMenu(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name });
  await tabTo(link, 'Shift+Tab');
  await page.keyboard.press('Enter');
}

async function choosePersonMenu(page: Page, name: string): Promise<void> {
  await tabTo(page.getByRole('button', { name: 'Menu do usuário' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  for (const label of await page.getByRole('menuitem').allTextContents()) {
    // The menu moves the focus shortly after the key press.
    await expect(page.getByRole('menuitem', { name: label })).toBeFocused();
    if (label === name) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Waits until the server has answered every change of the page. */
async function expectNothingWaiting(page: Page): Promise<void> {
  const storedDrafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /^dropar\.work\..*\.board\./.test(key)));
  await expect.poll(storedDrafts).toEqual([]);
}

test('the whole journey by keyboard', async ({ page, context, allowProblem }) => {
  // Requests still running when the session ends are refused; the page is being left.
  allowProblem(/401 \(.*\/api\//);
  test.setTimeout(240_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lesson = await createLesson({ title: 'Aula do teclado' });

  await test.step('from the landing page to a new account', async () => {
    await page.goto('/');
    await use(page.getByRole('link', { name: 'Bora dropar ai?' }));
    await expect(page).toHaveURL('/login?aba=cadastro');
    await tabTo(page.getByRole('tab', { name: 'Cadastro' }));
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Login' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await tabTo(page.getByLabel('Nome completo'));
    await page.keyboard.type('Akemi Souza');
    await tabTo(page.getByLabel('E-mail'));
    await page.keyboard.type(`${randomUUID()}@example.com`);
    for (const label of ['Senha', 'Confirmar senha']) {
      await tabTo(page.getByLabel(label, { exact: true }));
      await page.keyboard.type('uma-senha-boa-1');
    }
    await use(page.getByRole('button', { name: 'Criar conta' }));
    await expectNewPage(page, '/dashboard', 'Hoje é dia de Dropar, bora lá?!');
  });

  await test.step('tasks: create, edit, complete, delete', async () => {
    await use(page.getByRole('link', { name: 'Acessar Tarefas' }));
    await expectNewPage(page, '/tasks', 'Listas de Tarefas');
    const newTask = page.getByRole('button', { name: 'Nova Tarefa', exact: true });
    await tabTo(newTask);
    for (const title of ['Primeira', 'Segunda']) {
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Nova Tarefa' });
      await expect(dialog.getByLabel('Título')).toBeFocused();
      await page.keyboard.type(title);
      // The dialog traps the focus: Tab goes through all its elements and starts again.
      await tabTo(dialog.getByRole('combobox'));
      await tabTo(dialog.getByLabel('Título'));
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(newTask).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(newTask).toBeFocused();
    await expect(titles(page, 'coluna1')).toHaveText(['Primeira', 'Segunda']);

    await use(page.getByRole('button', { name: 'Segunda, abrir' }));
    await use(page.getByRole('button', { name: 'Segunda, editar título' }));
    await expect(page.getByLabel('Título da tarefa')).toBeFocused();
    await page.keyboard.type(' mudada');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Segunda mudada, abrir' })).toBeFocused();

    await tabTo(page.getByRole('checkbox', { name: 'Concluir: Segunda mudada' }), 'Shift+Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Concluir: Segunda mudada' })).toBeChecked();

    await use(page.getByRole('button', { name: 'Excluir: Segunda mudada' }));
    await expect(titles(page, 'coluna1')).toHaveText(['Primeira']);
    await expect(page.getByRole('button', { name: 'Primeira, abrir' })).toBeFocused();
    await use(page.getByRole('button', { name: 'Excluir: Primeira' }));
    await expect(page.getByRole('button', { name: 'Nova Tarefa em Lista 1' })).toBeFocused();
    // If the page were left before the reply, the next page would resend the change and get a 404.
    await expectNothingWaiting(page);
  });

  await test.step('a lesson: done, rated, commented', async () => {
    // Opened by URL: the menu of this plan has no link to it.
    await page.goto(lessonPath(lesson));
    await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
    await use(page.getByRole('link', { name: 'Ir para o conteúdo' }));
    await use(page.getByRole('checkbox', { name: 'Marcar como concluída' }), 'Space');
    await expect(page.getByRole('checkbox', { name: 'Concluída' })).toBeChecked();
    await tabTo(page.getByRole('radio', { name: '1 estrela' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '2 estrelas' })).toBeChecked();
    await tabTo(page.getByRole('textbox', { name: 'Comentário' }));
    await page.keyboard.type('Escrito sem mouse.');
    await use(page.getByRole('button', { name: 'Comentar' }));
    await expect(page.getByRole('article').getByText('Escrito sem mouse.')).toBeVisible();
    await use(page.getByRole('button', { name: 'Excluir comentário' }));
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await use(page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }));
    await expect(page.getByRole('heading', { name: 'Comentários' })).toBeFocused();
  });

  await test.step('a snippet is copied', async () => {
    await followMenu(page, 'Snippets');
    await expectNewPage(page, '/snippets', 'Snippets');
    await use(page.getByRole('heading', { level: 3 }).getByRole('link').first());
    await expect(page).toHaveURL(/\/snippet\//);
    await expect(page.locator('main')).toBeFocused();
    await use(page.getByRole('button', { name: 'Copiar', exact: true }));
    await expect(page.getByRole('button', { name: 'Copiado!' })).toBeFocused();
    expect((await clipboard(page)).length).toBeGreaterThan(10);
  });

  await test.step('the calculator', async () => {
    await followMenu(page, 'Calculadora');
    await expectNewPage(page, '/calculator', 'Calculadora');
    const price = page.getByTestId('price');
    const before = await price.textContent();
    await tabTo(page.getByRole('slider', { name: /Multiplicador/ }));
    await page.keyboard.press('ArrowRight');
    await expect(price).not.toHaveText(before ?? '');
  });

  await test.step('a robot, its result copied', async () => {
    await followMenu(page, 'Robôs');
    await expectNewPage(page, '/robos', 'Robôs');
    await use(page.getByRole('link', { name: /Anúncios Creator/ }));
    await expectNewPage(page, '/anuncio', 'Anúncios Creator');
    await tabTo(page.getByRole('textbox', { name: /^Descrição/ }));
    await page.keyboard.type('Garrafa térmica de aço inox 500 ml. Tampa que não vaza.');
    await keys.choose(page.getByLabel('AIDA', { exact: true }));
    await use(page.getByRole('button', { name: 'Gerar descrições' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('Passo 2 de 2')).toBeAttached();
    await use(page.getByRole('button', { name: 'Copiar Descrição 1' }));
    await expect(page.getByRole('button', { name: 'Copiado!' })).toBeFocused();
    expect(await clipboard(page)).toMatch(/\p{sc=Hira}|\p{sc=Han}/u);
  });

  await test.step('plans, profile, sign out', async () => {
    await choosePersonMenu(page, 'Planos');
    await expectNewPage(page, '/plans', 'Planos');
    await use(page.locator('.accordion-trigger').nth(1));
    await expect(page.locator('.accordion-trigger').nth(1)).toHaveAttribute('aria-expanded', 'true');
    await choosePersonMenu(page, 'Perfil');
    await expectNewPage(page, '/profile', 'Perfil');
    await tabTo(page.getByLabel('Nome'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Akemi do Teclado');
    await use(page.getByRole('button', { name: 'Atualizar' }));
    await expect(page.getByRole('button', { name: 'Atualizado!' })).toBeFocused();
    await skipToContent(page);
    await tabTo(page.getByLabel('Nome'));
    await choosePersonMenu(page, 'Sair');
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['dropar.known']);
  });
});

for (const [who, paths] of [
  ['a visitor', ['/', '/login']],
  ['a person', ['/dashboard', '/tasks', '/snippets']],
  ['a person', ['/calculator', '/review', '/plans', '/profile']],
] as const) {
  test(`the keyboard of ${who} goes through ${paths.join(', ')} and out again`, async ({ page, signedIn }) => {
    test.setTimeout(90_000);
    if (who === 'a person') await signedIn();
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        // Not the heading of the loading screen.
        await expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Carregando' })).toBeVisible();
        expect(await tabThrough(page)).toBeGreaterThan(3);
      });
    }
  });
}
