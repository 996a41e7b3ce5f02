import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessibility-faults.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { expectFits } from '#tests/e2e/support/page-fits.ts';

const KEY = 'calculatorSettings';
const price = (page: Page) => page.getByTestId('price');
const shipping = (page: Page) => page.getByLabel('Frete', { exact: true });
const toast = (page: Page) => page.locator('.toast');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const slide = (page: Page, name: string, value: number) => page.getByRole('slider', { name }).fill(String(value));

const figure = (page: Page, name: string) =>
  page.locator('dl > div', { hasText: name }).getByRole('definition').first();

test('opens with the defaults; every result follows the fields and sliders, whatever is typed', async ({
  page,
  signedIn,
}) => {
  await signedIn();
  await page.goto('/calculator');
  await expect(price(page)).toHaveText('¥3,500');
  await expect(page.locator('s')).toHaveText('¥5,000');
  await expect(figure(page, 'CPA alvo')).toHaveText('¥1,450');
  await expect(figure(page, 'CPA máximo')).toHaveText('¥2,325');
  await expect(page.getByRole('img', { name: /^Produto/ })).toHaveAccessibleName(
    'Produto ¥1,000, Frete ¥0, CPA alvo ¥1,450, Margem mínima ¥175, Margem média ¥875',
  );
  await page.getByLabel('Fornecedor').fill('1200');
  await shipping(page).fill('600');
  await expect(price(page)).toHaveText('¥6,300');
  await slide(page, 'Multiplicador', 4);
  await expect(price(page)).toHaveText('¥7,200');
  await page.getByRole('slider', { name: 'Multiplicador' }).press('ArrowRight');
  await expect(price(page)).toHaveText('¥8,100');
  await expect(page.getByRole('slider', { name: 'Multiplicador' })).toHaveAttribute('aria-valuetext', '4,5 vezes');
  await slide(page, 'Desconto do preço riscado', 50);
  await expect(page.locator('s')).toHaveText('¥16,200');

  // An empty or negative amount counts as 0, and 100 % discount shows an explanation.
  await shipping(page).fill('0');
  await page.getByLabel('Fornecedor').fill('');
  await expect(price(page)).toHaveText('¥0');
  await page.getByLabel('Fornecedor').blur();
  await expect(page.getByLabel('Fornecedor')).toHaveValue('0');
  await page.getByLabel('Fornecedor').fill('-50');
  await expect(price(page)).toHaveText('¥0');
  await page.getByLabel('Fornecedor').fill('1000');
  await slide(page, 'Desconto do preço riscado', 100);
  await expect(page.getByText('Não existe')).toBeVisible();
  await expect(page.getByText('Com 100% de desconto o produto sai de graça')).toBeVisible();
  // Margins above the price show the missing amount.
  await slide(page, 'Multiplicador', 2);
  await slide(page, 'Margem mínima', 100);
  await expect(page.getByText('Faltam ¥1,500 no preço para cobrir custos e margens.')).toBeVisible();
  await expect(figure(page, 'CPA alvo')).toHaveText('-¥1,500');

  await expectAccessible(page);
  await slide(page, 'Margem mínima', 5);
  await page.getByLabel('Fornecedor').fill('99999999');
  await slide(page, 'Multiplicador', 10);
  await expectFits(page, [360, 1440]);
});

test('each value can be copied as a plain number', async ({ page, context, signedIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn();
  await page.goto('/calculator');
  for (const [name, value] of [
    ['preço de venda', '3500'],
    ['preço riscado', '5000'],
    ['CPA máximo', '2325'],
    ['Margem média', '875'],
  ] as const) {
    await page.getByRole('button', { name: `Copiar ${name}` }).click();
    await expect(page.getByRole('button', { name: 'Copiado!' }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(value);
  }
});

test('a premium user saves the settings, deletes them and resets', async ({ page, signedIn }) => {
  await signedIn({ userType: 'premium' });
  await page.goto('/calculator');
  const save = page.getByRole('switch', { name: 'Salvar configurações' });
  await slide(page, 'Multiplicador', 5);
  expect(await stored(page)).toBeNull();
  await save.check();
  await expect(toast(page)).toContainText('Configurações salvas!');
  await slide(page, 'Margem média', 30);
  expect(JSON.parse((await stored(page)) ?? '')).toEqual({
    multiplier: 5,
    discountPercentage: 30,
    minMarginPercentage: 5,
    avgMarginPercentage: 30,
  });

  await page.reload();
  await expect(save).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Multiplicador' })).toHaveValue('5');
  await expect(page.getByLabel('Fornecedor')).toHaveValue('1000');

  await save.uncheck();
  await expect(toast(page)).toContainText('Configurações removidas');
  expect(await stored(page)).toBeNull();

  await save.check();
  await page.getByLabel('Fornecedor').fill('2500');
  await page.getByRole('button', { name: 'Resetar' }).click();
  await expect(toast(page)).toContainText('Configurações resetadas');
  await expect(save).not.toBeChecked();
  await expect(page.getByLabel('Fornecedor')).toHaveValue('1000');
  await expect(page.getByRole('slider', { name: 'Multiplicador' })).toHaveValue('3.5');
  expect(await stored(page)).toBeNull();
});

test('a free user is told that saving is Premium, and nothing is stored', async ({ page, signedIn }) => {
  await signedIn();
  await page.goto('/calculator');
  const save = page.getByRole('switch', { name: 'Salvar configurações' });
  await save.click();
  await expect(toast(page)).toContainText('Recurso Premium');
  await expect(toast(page)).toContainText('Salvar configurações está disponível apenas para usuários Premium.');
  const offer = page.getByRole('dialog', { name: 'Salvar as configurações é Premium' });
  // Exactly one message, and accessible to a screen reader.
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Recurso Premium' }).first()).toBeAttached();
  await page.getByRole('button', { name: 'Ver o Premium' }).click();
  await expect(offer).toContainText(/¥[\d,]+/);
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  await expect(save).not.toBeChecked();
  expect(await stored(page)).toBeNull();
});
