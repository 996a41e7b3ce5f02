import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility-faults.ts';
import { createLesson, lessonPath } from '../support/content.ts';
import { expect as expectSoon, test } from '../support/fixtures.ts';
import { titles } from '../support/tasks.ts';
import { expectTouchable } from '../support/touch-gestures.ts';

// A long journey: allows slow replies on a busy machine.
const expect = expectSoon.configure({ timeout: 20_000 });

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  isKnownBrowser: false,
  countsWarnings: true,
});

async function write(field: Locator, words: string): Promise<void> {
  await field.tap();
  await expect(field).toBeFocused();
  await field.page().keyboard.insertText(words);
}

async function expectPage(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectTouchable(page);
}

/** Where a page has a bar of its own, the menu is at the top. */
async function goTo(page: Page, name: string): Promise<void> {
  const link = page.locator('.thumb-bar').getByRole('link', { name, exact: true });
  if (await link.isVisible()) return link.tap();
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name, exact: true }).tap();
}

test('a new free person uses every feature once, on a phone with one thumb', async ({
  page,
  context,
  allowProblem,
}) => {
  test.setTimeout(180_000);
  // Requests still running when the session ends are refused; the page is being left.
  allowProblem(/401 \(.*\/api\//);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lesson = await createLesson({ title: 'Aula do dedo' });
  await test.step('the landing page leads to an account', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Bora dropar ai?' }).tap();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Cadastro');
    await write(page.getByLabel('Nome completo'), 'Hana Oliveira');
    await write(page.getByLabel('E-mail'), `${randomUUID()}@example.com`);
    await write(page.getByLabel('Senha', { exact: true }), 'uma-senha-boa-1');
    await write(page.getByLabel('Confirmar senha', { exact: true }), 'uma-senha-boa-1');
    await page.getByRole('button', { name: 'Criar conta' }).tap();
    await expectPage(page, 'Hoje é dia de Dropar, bora lá?!');
    // Three steps are proposed, and no dialog is open.
    await expect(page.getByRole('heading', { name: 'Comece por aqui' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the first task', async () => {
    await goTo(page, 'Tarefas');
    await expectPage(page, 'Listas de Tarefas');
    const create = page.getByRole('button', { name: 'Nova Tarefa', exact: true });
    await create.tap();
    const dialog = page.getByRole('dialog', { name: 'Nova Tarefa' });
    await write(dialog.getByLabel('Título'), 'Fotografar a garrafa');
    await dialog.getByRole('button', { name: 'Criar tarefa' }).tap();
    await expect(titles(page, 'coluna1')).toHaveText(['Fotografar a garrafa']);
    await page.getByRole('button', { name: 'Fotografar a garrafa, abrir' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('a locked list shows its price', async () => {
    await page.getByRole('button', { name: /abre Lista 2/ }).tap();
    const offer = page.getByRole('dialog', { name: 'Esta lista é Premium' });
    await expect(offer).toContainText(/¥[\d,]+.*\/ mês/);
    await expect(offer).toContainText('7 dias de garantia, 100% do valor de volta.');
    await expectTouchable(page);
    await offer.getByRole('button', { name: 'Continuar Navegando' }).tap();
    await expect(offer).toBeHidden();
  });

  await test.step('the first product, from what the supplier wrote', async () => {
    await goTo(page, 'Produtos');
    await page.getByRole('button', { name: 'Criar produto' }).tap();
    await expect(page.getByText('Cole o texto do fornecedor.', { exact: true })).toBeVisible();
    await goTo(page, 'Início');
    await page.getByRole('link', { name: 'Colar o texto' }).tap();
    await write(
      page.getByRole('textbox', { name: 'Página, texto ou arquivo do produto' }),
      'Garrafa térmica de aço inox\nCapacidade: 500 ml\nPreço: R$ 38,00',
    );
    // Read as soon as it is pasted.
    await page.getByRole('button', { name: 'Criar produto' }).tap();
    await expect(page.locator('.sheet-dock')).toBeVisible();
    await expectPage(page, 'Garrafa térmica de aço inox');
  });

  await test.step('its first text', async () => {
    await goTo(page, 'Início');
    await page.getByRole('link', { name: 'Escrever a copy' }).tap();
    await expectPage(page, 'Robô Copy');
    await expect(page.getByText('Para Garrafa térmica de aço inox')).toBeVisible();
    await page.getByRole('button', { name: 'Analisar' }).tap();
    await page.getByRole('combobox', { name: 'Nome do produto' }).tap();
    await page.getByRole('option').first().tap();
    await page.getByRole('button', { name: 'Gerar Copy' }).tap();
    await expect(page.getByRole('heading', { name: 'Copy Gerada' })).toBeVisible();
    await expectTouchable(page);
  });

  await test.step('an advert, after its strategy is explained', async () => {
    await page.goto('/anuncio');
    await write(page.getByRole('textbox', { name: /^Descrição/ }), 'Garrafa térmica de aço inox 500 ml.');
    await page.getByRole('button', { name: 'Sobre AIDA' }).tap();
    await expect(page.getByRole('dialog', { name: 'Sobre AIDA' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await page.getByText('AIDA', { exact: true }).tap();
    await page.getByRole('button', { name: 'Gerar descrições' }).tap();
    await page.getByRole('button', { name: 'Copiar Descrição 1' }).tap();
    await expect(page.getByRole('button', { name: 'Copiado!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\p{sc=Hira}|\p{sc=Han}/u);
    await expectTouchable(page);
  });

  await test.step('its first price, with the cost that is known', async () => {
    await goTo(page, 'Início');
    await page.getByRole('link', { name: 'Calcular preço' }).tap();
    await expectPage(page, 'Calculadora');
    await expect(page.getByLabel('Custo por unidade')).toHaveValue('38,00');
    await write(page.getByLabel('Câmbio (R$ 1)'), '30');
    await page
      .getByRole('button', { name: /^Salvar/ })
      .first()
      .tap();
    await expect(page.getByText('Preço salvo', { exact: true })).toBeVisible();
  });

  await test.step('the three eyes are painted, and the help knows the page', async () => {
    await goTo(page, 'Início');
    await expect(page.getByRole('heading', { name: 'Comece por aqui' })).toBeHidden();
    await page.getByRole('button', { name: 'Abrir menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Ajuda' }).tap();
    await expectPage(page, 'Ajuda');
    await expect(page.getByRole('region', { name: 'A página em que você estava' })).toContainText('Início');
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await write(page.getByRole('searchbox', { name: 'Buscar na ajuda' }), 'cancelar');
    await expect(page.getByRole('link', { name: /^Abrir / })).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Abrir Planos' }).tap();
  });

  await test.step('the plan page', async () => {
    await expectPage(page, 'Planos');
    await expect(page.getByRole('region', { name: 'Premium' })).toContainText(/¥[\d,]+/);
    await expect(page.getByRole('link', { name: 'Assinar Premium' })).toBeVisible();
    await page.locator('.accordion-trigger').nth(1).tap();
    await expect(page.locator('.accordion-trigger').nth(1)).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('a lesson, a snippet and the profile, and out again', async () => {
    await page.goto(lessonPath(lesson));
    await expectPage(page, lesson.title);
    await page.getByRole('checkbox', { name: 'Marcar como concluída' }).tap();
    await write(page.getByRole('textbox', { name: 'Comentário' }), 'Escrito com o dedo.');
    await page.getByRole('button', { name: 'Comentar' }).tap();
    await expect(page.getByRole('article').getByText('Escrito com o dedo.')).toBeVisible();
    await expectTouchable(page);
    await page.goto('/snippets');
    await page.getByRole('heading', { level: 3 }).getByRole('link').first().tap();
    await page.getByRole('button', { name: 'Copiar', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Copiado!' })).toBeVisible();
    await expectTouchable(page);
    await page.goto('/profile');
    await expectPage(page, 'Perfil');
    await write(page.getByLabel('Nome'), ' do Dedo');
    await page.getByRole('button', { name: 'Atualizar' }).tap();
    await expect(page.getByRole('button', { name: 'Atualizado!' })).toBeVisible();
    await page.getByRole('button', { name: 'Abrir menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sair' }).tap();
    await expect(page).toHaveURL('/');
  });
});
