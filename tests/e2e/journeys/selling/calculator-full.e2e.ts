import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/fixtures.ts';
import { ask } from '../../support/tasks.ts';

const price = (page: Page) => page.getByTestId('price');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a price is entered, saved to a product, kept after a reload and opened again', async ({
  page,
  context,
  signedIn,
  allowProblem,
  baseURL,
}) => {
  test.slow();
  allowProblem(/ERR_INTERNET_DISCONNECTED/);
  const user = await signedIn({ userType: 'premium' });
  const name = 'Garrafa Mizu ミズボトル';
  await ask(baseURL ?? '', user, 'POST', '/api/products', { id: randomUUID(), name });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/calculator');
  await expect(page.getByLabel('Fornecedor')).toHaveValue('1000');
  expect(
    scripts.filter((url) => /full-/.test(url)),
    'the quick tab loads nothing of the other',
  ).toEqual([]);

  await page.getByRole('tab', { name: 'Rápida' }).press('ArrowRight');
  await page.getByRole('combobox', { name: 'Moeda do custo' }).press('Enter');
  await page.getByRole('option', { name: 'USD' }).press('Enter');
  await expect(page.getByText('Digite o câmbio para ver o preço.')).toBeVisible();
  for (const [name, value] of [
    ['Custo por unidade', '7,80'],
    ['Câmbio (US$ 1)', '152,40'],
    ['Frete que você paga', '600'],
    ['Conversão para reais', '4'],
    ['CPA (anúncio por venda)', '2000'],
  ] as const) {
    await field(page, name).fill(value);
  }
  await expect(price(page)).toHaveText('¥5,980');

  await page.getByRole('button', { name: 'Salvar em um produto' }).click();
  await field(page, 'Nome do cálculo').fill('Loja própria');
  const reply = page.waitForResponse(/\/calculations$/);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const saved = await (await reply).json();
  expect(saved.result).toMatchObject({ price: 5980, marginBp: 2520, net: 1507 });

  await page.reload();
  await expect(price(page)).toHaveText('¥5,980');
  await expect(page.getByRole('button', { name: /^Salvar em Garrafa Mizu/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Imagem' }).click();
  const picture = await download;
  expect(picture.suggestedFilename()).toBe('preco-no-japao.png');
  await page.getByRole('button', { name: 'Comparar' }).click();
  await context.setOffline(true);
  await field(page, 'Frete que você paga').fill('1600');
  await expect(price(page)).not.toHaveText('¥5,980');
  await page.getByRole('button', { name: 'Comparar' }).click();
  await context.setOffline(false);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }

  await page.goto(`/calculator?calculo=${saved.id}`);
  await expect(price(page)).toHaveText('¥5,980');
  await expect(field(page, 'Frete que você paga')).toHaveValue('600');
  await expect(page).toHaveURL(`/calculator?aba=completa&produto=${saved.productId}`);
});
