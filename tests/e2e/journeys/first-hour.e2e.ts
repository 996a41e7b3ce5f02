import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expect as expectSoon, test } from '../support/fixtures.ts';
import { titles } from '../support/tasks.ts';
import { expectTouchable } from '../support/touch.ts';

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

/** In the lower half of the screen, within reach of the thumb. */
async function expectAtThumb(button: Locator): Promise<void> {
  const box = await button.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeGreaterThan(844 / 2);
}

const bar = (page: Page, name: string) => page.locator('.thumb-bar').getByRole('link', { name, exact: true });

test('first hour of a new free user, with one thumb: account, task, price, text, plan', async ({ page }) => {
  test.setTimeout(180_000);
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
    await bar(page, 'Tarefas').tap();
    await expectPage(page, 'Listas de Tarefas');
    const create = page.getByRole('button', { name: 'Nova Tarefa', exact: true });
    await expectAtThumb(create);
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

  await test.step('the first price, saved', async () => {
    await bar(page, 'Início').tap();
    await page.getByRole('link', { name: 'Calcular preço' }).tap();
    await expectPage(page, 'Calculadora');
    await page
      .getByRole('button', { name: /^Salvar/ })
      .first()
      .tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await write(dialog.getByLabel('Nome do produto'), 'Garrafa');
    await dialog.getByRole('button', { name: /^Salvar/ }).tap();
    await expect(dialog).toBeHidden();
  });

  await test.step('the first text', async () => {
    await bar(page, 'Robôs').tap();
    await page.getByRole('link', { name: /Anúncios Creator/ }).tap();
    await expectPage(page, 'Anúncios Creator');
    await write(page.getByRole('textbox', { name: /^Descrição/ }), 'Garrafa térmica de aço inox 500 ml.');
    await page.getByText('AIDA', { exact: true }).tap();
    await page.getByRole('button', { name: 'Gerar descrições' }).tap();
    await expect(page.getByRole('button', { name: 'Copiar Descrição 1' })).toBeVisible();
    await expectTouchable(page);
  });

  await test.step('the three steps are complete, and the help matches the page', async () => {
    await bar(page, 'Início').tap();
    await expect(page.getByRole('heading', { name: 'Comece por aqui' })).toBeHidden();
    await page.getByRole('button', { name: 'Abrir menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Ajuda' }).tap();
    await expectPage(page, 'Ajuda');
    await expect(page.getByRole('region', { name: 'A página em que você estava' })).toContainText('Início');
    await write(page.getByRole('searchbox', { name: 'Buscar na ajuda' }), 'cancelar');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Abrir Planos' }).tap();
  });

  await test.step('the plan page', async () => {
    await expectPage(page, 'Planos');
    await expect(page.getByRole('region', { name: 'Premium' })).toContainText(/¥[\d,]+/);
    await expect(page.getByRole('link', { name: 'Assinar Premium' })).toBeVisible();
  });
});
