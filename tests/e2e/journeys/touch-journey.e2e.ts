import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { createLesson, lessonPath } from '../support/content.ts';
import { expect as expectSoon, test } from '../support/fixtures.ts';
import { card, centre, titles } from '../support/tasks.ts';
import { dragByTouch, expectTouchable } from '../support/touch.ts';

// A long journey: allows slow replies on a busy machine.
const expect = expectSoon.configure({ timeout: 20_000 });

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Taps the field, then types with the on-screen keyboard, which sends text and no key events. */
async function write(field: Locator, words: string): Promise<void> {
  await field.tap();
  await expect(field).toBeFocused();
  await field.page().keyboard.insertText(words);
}

async function followMenu(page: Page, name: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await expectTouchable(page);
  await drawer.getByRole('link', { name, exact: true }).tap();
  await expect(drawer).toBeHidden();
  await expectPage(page, title);
}

async function expectPage(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectTouchable(page);
}

test('the whole journey on a phone, by touch', async ({ page, context, allowProblem }) => {
  // Requests still running when the session ends are refused; the page is being left.
  allowProblem(/401 \(.*\/api\//);
  test.setTimeout(240_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lesson = await createLesson({ title: 'Aula do dedo' });

  await test.step('from the landing page to a new account', async () => {
    await page.goto('/');
    await expectTouchable(page);
    await page.getByRole('link', { name: 'Bora dropar ai?' }).tap();
    await page.getByRole('tab', { name: 'Cadastro' }).tap();
    await expectTouchable(page);
    await write(page.getByLabel('Nome completo'), 'Akemi Souza');
    await write(page.getByLabel('E-mail'), `${randomUUID()}@example.com`);
    await write(page.getByLabel('Senha', { exact: true }), 'uma-senha-boa-1');
    await write(page.getByLabel('Confirmar senha', { exact: true }), 'uma-senha-boa-1');
    await page.getByRole('button', { name: 'Criar conta' }).tap();
    await expectPage(page, 'Hoje é dia de Dropar, bora lá?!');
  });

  await test.step('tasks: create, edit, move, delete', async () => {
    await followMenu(page, 'Tarefas', 'Listas de Tarefas');
    const dialog = page.getByRole('dialog', { name: 'Nova Tarefa' });
    for (const title of ['Primeira', 'Segunda']) {
      await page.getByRole('button', { name: 'Nova Tarefa', exact: true }).tap();
      await expect(dialog).toBeVisible();
      await expectTouchable(page);
      await write(dialog.getByLabel('Título'), title);
      await dialog.getByRole('button', { name: 'Criar tarefa' }).tap();
      await expect(dialog).toBeHidden();
    }
    await expect(titles(page, 'coluna1')).toHaveText(['Primeira', 'Segunda']);
    await page.getByRole('button', { name: 'Segunda, abrir' }).tap();
    await page.getByRole('button', { name: 'Segunda, editar título' }).tap();
    await write(page.getByLabel('Título da tarefa'), ' mudada');
    await page.getByRole('button', { name: 'Fechar' }).tap();
    await expect(titles(page, 'coluna1')).toHaveText(['Primeira', 'Segunda mudada']);
    await card(page, 'Segunda mudada').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const first = await centre(card(page, 'Primeira'));
    await dragByTouch(card(page, 'Segunda mudada'), { x: first.x, y: first.y - first.height / 3 });
    await expect(titles(page, 'coluna1')).toHaveText(['Segunda mudada', 'Primeira']);
    await page.getByRole('checkbox', { name: 'Concluir: Primeira' }).tap();
    await expect(page.getByRole('checkbox', { name: 'Concluir: Primeira' })).toBeChecked();
    // Controls shown on hover are always visible on a touch screen.
    await page.getByRole('button', { name: 'Opções: Segunda mudada' }).tap();
    await page.getByRole('menuitem', { name: 'Excluir' }).tap();
    await expect(titles(page, 'coluna1')).toHaveText(['Primeira']);
  });

  await test.step('a lesson: done and commented', async () => {
    await page.goto(lessonPath(lesson));
    await expectPage(page, lesson.title);
    await page.getByRole('checkbox', { name: 'Marcar como concluída' }).tap();
    await expect(page.getByRole('checkbox', { name: 'Concluída' })).toBeChecked();
    await write(page.getByRole('textbox', { name: 'Comentário' }), 'Escrito com o dedo.');
    await page.getByRole('button', { name: 'Comentar' }).tap();
    await expect(page.getByRole('article').getByText('Escrito com o dedo.')).toBeVisible();
    await expectTouchable(page);
  });

  await test.step('a snippet is copied', async () => {
    await followMenu(page, 'Snippets', 'Snippets');
    await page.getByRole('heading', { level: 3 }).getByRole('link').first().tap();
    await expect(page).toHaveURL(/\/snippet\//);
    await page.getByRole('button', { name: 'Copiar', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Copiado!' })).toBeVisible();
    await expectTouchable(page);
    expect((await clipboard(page)).length).toBeGreaterThan(10);
  });

  await test.step('the calculator', async () => {
    await followMenu(page, 'Calculadora', 'Calculadora');
    const price = page.getByTestId('price');
    const before = await price.textContent();
    const slider = page.getByRole('slider', { name: /Multiplicador/ });
    const box = await slider.boundingBox();
    await slider.tap({ position: { x: (box?.width ?? 0) * 0.9, y: (box?.height ?? 0) / 2 } });
    await expect(price).not.toHaveText(before ?? '');
  });

  await test.step('a robot, its result copied', async () => {
    await followMenu(page, 'Robôs', 'Robôs');
    await page.getByRole('link', { name: /Anúncios Creator/ }).tap();
    await expectPage(page, 'Anúncios Creator');
    await write(
      page.getByRole('textbox', { name: /^Descrição/ }),
      'Garrafa térmica de aço inox 500 ml. Tampa que não vaza.',
    );
    await page.getByRole('button', { name: 'Sobre AIDA' }).tap();
    await expect(page.getByRole('dialog', { name: 'Sobre AIDA' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await page.getByText('AIDA', { exact: true }).tap();
    await page.getByRole('button', { name: 'Gerar descrições' }).tap();
    await page.getByRole('button', { name: 'Copiar Descrição 1' }).tap();
    await expect(page.getByRole('button', { name: 'Copiado!' })).toBeVisible();
    await expectTouchable(page);
    expect(await clipboard(page)).toMatch(/\p{sc=Hira}|\p{sc=Han}/u);
  });

  await test.step('plans, profile, sign out', async () => {
    await followMenu(page, 'Planos', 'Planos');
    await page.locator('.accordion-trigger').nth(1).tap();
    await expect(page.locator('.accordion-trigger').nth(1)).toHaveAttribute('aria-expanded', 'true');
    await followMenu(page, 'Perfil', 'Perfil');
    await write(page.getByLabel('Nome'), ' do Dedo');
    await page.getByRole('button', { name: 'Atualizar' }).tap();
    await expect(page.getByRole('button', { name: 'Atualizado!' })).toBeVisible();
    await page.getByRole('button', { name: 'Abrir menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sair' }).tap();
    await expect(page).toHaveURL('/');
  });
});
