import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { createProduct } from '#contract/products/new-product.ts';
import { callerOf } from '#tests/e2e/support/accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/fixtures.ts';
import { seedTasks } from '#tests/e2e/support/tasks.ts';

const PHONE = { width: 390, height: 844 };
const source = 'Garrafa térmica Mizu\nMarca: OEM\nMaterial: aço inoxidável 304\nCapacidade: 500 ml\nPreço: JP¥ 700';
const sheet = {
  product_type: { value: [{ choice: 'thermal-bottle' }] },
  capacity: { value: [{ amount: { number: 500, unit: 'ml' } }] },
  weight: { value: [{ amount: { number: 230, unit: 'g' } }] },
  supplier_cost: { value: [{ amount: { number: 700, unit: 'JPY' } }] },
};

/** Its first line stands above the bottom bar without scrolling. */
async function expectOnFirstScreen(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect((await place.boundingBox())?.y ?? 9999).toBeLessThan(PHONE.height - 140);
}

test('on a phone a result begins on the first screen, leads on and waits', async ({ page, signedIn, baseURL }) => {
  const user = await signedIn({ userType: 'premium' });
  const id = randomUUID();
  await callerOf(baseURL, user)(createProduct, { body: { id, name: 'Garrafa', source, sheet } });
  await page.setViewportSize(PHONE);
  await page.goto(`/anuncio?produto=${id}`);
  await page.getByRole('button', { name: 'Gerar descrições' }).click();
  await expectOnFirstScreen(page, page.getByText('Descrição 1', { exact: true }));
  await expect(page.locator('.thumb-bar')).toBeHidden();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto(`/robos/tradutor?produto=${id}`);
  await page.getByRole('button', { name: 'Traduzir agora' }).click();
  await expectOnFirstScreen(page, page.getByRole('article', { name: /^Frase \d+$/ }).first());
  await expect(page.getByRole('button', { name: 'Usar na página' })).toBeVisible();

  await page.goto('/robos');
  await page.getByRole('link', { name: /Tradutor BR-JP/ }).click();
  await expect(page.getByLabel('Descrição ou copy do produto')).toHaveValue('');
  await page.getByRole('button', { name: 'Continuar o último texto' }).click();
  await expect(page.getByRole('article', { name: /^Frase \d+$/ }).first()).toBeVisible();
});

test('on a phone the copy and the first review are on the first screen', async ({ page, signedIn, baseURL }) => {
  const user = await signedIn();
  const id = randomUUID();
  await callerOf(baseURL, user)(createProduct, { body: { id, name: 'Garrafa', source, sheet } });
  await page.setViewportSize(PHONE);
  await page.goto(`/robos/copy?produto=${id}`);
  await page.getByRole('button', { name: 'Analisar' }).click();
  await page.getByRole('combobox', { name: 'Nome do produto' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Gerar Copy' }).click();
  await expectOnFirstScreen(page, page.getByRole('region', { name: 'Copy Gerada' }).locator('[data-text]'));
  await page.getByRole('button', { name: 'Ver Persona' }).click();
  await expect(page.getByRole('region', { name: 'Persona' }).locator('[data-text]')).toBeVisible();

  await page.goto(`/review?produto=${id}`);
  await page.getByRole('radio', { name: 'Curta' }).check();
  await page.getByRole('button', { name: 'Gerar reviews' }).click();
  await expectOnFirstScreen(page, page.getByRole('main').locator('ol > li[tabindex]').first());
});

test('the board on a phone: the first list at once, the rest folded', async ({ page, signedIn, baseURL }) => {
  const user = await signedIn({ userType: 'premium' });
  await seedTasks(baseURL, user, { coluna1: ['!Feita', ...Array.from({ length: 14 }, (_, at) => `Tarefa ${at + 1}`)] });
  await page.setViewportSize(PHONE);
  await page.goto('/tasks');
  await expectOnFirstScreen(page, page.getByRole('checkbox', { name: 'Concluir: Feita' }));
  await expect(page.getByRole('list', { name: 'Próximas datas' })).toBeHidden();
  await page.getByText('Filtros e ordem').click();
  await page.getByRole('switch', { name: 'Esconder prontas' }).check();
  await expect(page.getByRole('checkbox', { name: 'Concluir: Feita' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Esconder prontas' })).toBeVisible();
  await page.getByRole('button', { name: 'Nova Tarefa', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Título').fill('A mais nova');
  await page.getByRole('dialog').getByRole('button', { name: 'Criar tarefa' }).click();
  await expect(page.getByRole('checkbox', { name: 'Concluir: A mais nova' })).toBeInViewport();
});

test('what was begun in a task is there after a reload', async ({ page, signedIn, baseURL }) => {
  await seedTasks(baseURL, await signedIn(), { coluna1: ['Pedir amostra'] });
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Pedir amostra, abrir' }).click();
  const panel = page.getByRole('dialog', { name: 'Pedir amostra' });
  await panel.getByLabel('Nova nota').fill('Perguntar do prazo');
  await page.reload();
  await expect(panel.getByLabel('Nova nota')).toHaveValue('Perguntar do prazo');
  await panel.getByRole('button', { name: 'Adicionar descrição' }).click();
  await panel.getByLabel('Descrição').fill('Três cores');
  await page.reload();
  await expect(panel.getByLabel('Descrição')).toHaveValue('Três cores');
});

test('a toast covers no action that stays at the bottom, on a phone and on a desk', async ({ page, signedIn }) => {
  await signedIn();
  for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    await page.goto('/calculator?aba=completa');
    await page.getByRole('button', { name: 'Comparar' }).click();
    await expect(page.getByText('Mude os valores e compare de novo.', { exact: true })).toBeVisible();
    for (const action of await page.locator('.full-dock .btn').all()) await action.click({ trial: true });
  }
});
