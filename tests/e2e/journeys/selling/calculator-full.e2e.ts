import { randomUUID } from 'node:crypto';
import { createProduct } from '#contract/products/new-product.ts';
import { expectAccessible } from '../../support/accessibility-faults.ts';
import { callerOf } from '../../support/accounts.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectNoSidewaysScroll } from '../../support/page-fits.ts';

// `full-calculator.test.tsx` shows what it calculates, saves and opens again.
test('the full calculator is fetched when its tab is opened, gives a picture and fits every width', async ({
  page,
  signedIn,
}) => {
  await signedIn({ userType: 'premium' });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/calculator');
  await expect(page.getByLabel('Fornecedor')).toHaveValue('1000');
  expect(scripts.filter((url) => /full-/.test(url))).toEqual([]);
  await page.getByRole('tab', { name: 'Rápida' }).press('ArrowRight');
  await expect(page).toHaveURL('/calculator?aba=completa');
  await page.getByRole('textbox', { name: 'Frete que você paga', exact: true }).fill('600');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Imagem' }).click();
  expect((await download).suggestedFilename()).toBe('preco-no-japao.png');
  await page.getByRole('button', { name: 'Comparar' }).click();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test('both calculators keep product and values, and say in a line why they differ', async ({
  page,
  signedIn,
  baseURL,
}) => {
  const id = randomUUID();
  const sheet = { supplier_cost: { value: [{ amount: { number: 700, unit: 'JPY' } }] } };
  await callerOf(baseURL, await signedIn())(createProduct, { body: { id, name: 'Garrafa', sheet } });
  await page.goto(`/calculator?produto=${id}`);
  const ofProduct = page.getByText('Custo de Garrafa, como o fornecedor escreveu');
  const quickFreight = page.getByLabel('Frete', { exact: true });
  const fullFreight = page.getByRole('textbox', { name: 'Frete que você paga', exact: true });
  await expect(ofProduct).toBeVisible();
  await expect(page.getByLabel('Fornecedor')).toHaveValue('700');
  await expect(page.getByText('A Completa parte da sua margem, com câmbio, taxas e imposto.')).toBeVisible();
  await quickFreight.fill('300');
  await page.getByRole('tab', { name: 'Completa' }).click();
  await expect(page.getByText('A Rápida só multiplica o custo.')).toBeVisible();
  await expect(page.getByLabel('Custo por unidade')).toHaveValue('700');
  await fullFreight.fill('600');
  await page.getByRole('tab', { name: 'Rápida' }).click();
  await expect(quickFreight).toHaveValue('300');
  await expect(ofProduct).toBeVisible();
  await page.getByRole('tab', { name: 'Completa' }).click();
  await expect(page).toHaveURL(`/calculator?aba=completa&produto=${id}`);
  await page.reload();
  await expect(fullFreight).toHaveValue('600');
  await expect(ofProduct).toBeVisible();
});
