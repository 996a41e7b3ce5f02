import { colorOf, expect, test } from '#tests/e2e/support/fixtures.ts';
import { storeConversion } from '#tests/e2e/support/payments.ts';

test.beforeAll(storeConversion);

test('a free user sees the price, the benefits, the checkout link and the FAQ', async ({ page, signedIn }) => {
  const user = await signedIn();
  await page.goto('/plans');
  await expect(page).toHaveTitle('Planos · Dropar');
  const premium = page.getByRole('region', { name: 'Premium' });
  await expect(premium.getByText('R$ 119,90')).toBeVisible();
  await expect(premium.getByText('(¥3,417) / mês')).toBeVisible();
  await expect(premium.getByText('aproximado')).toHaveCount(0);
  // Open to everybody, so not a benefit of Premium.
  await expect(premium.getByText(/Robôs|comentários/)).toHaveCount(0);
  // Trap 13: the provider requires digital learning content.
  const features = premium.getByRole('listitem');
  await expect(features.filter({ hasText: 'Aulas premium' })).toBeVisible();
  await expect(features.filter({ hasText: 'Mais de 50 snippets premium' })).toBeVisible();
  await expect(premium.getByText('7 dias de garantia, 100% do valor de volta')).toBeVisible();
  const checkout = new URL((await premium.getByRole('link', { name: 'Assinar Premium' }).getAttribute('href')) ?? '');
  expect(checkout.origin).toBe('https://pay.kiwify.com.br');
  expect(checkout.searchParams.get('sck')).toBe(user.id);

  await page.getByRole('button', { name: 'Como funciona a garantia?' }).click();
  await expect(page.getByText('Se não gostar, devolvemos 100% do valor.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mensal e automática, pelo provedor de pagamento.')).toBeVisible();
});

test('without a rate the price falls back to ¥3,500, and the page says why', async ({ page, signedIn }) => {
  await signedIn();
  const problem = 'Erro ao obter taxa de conversão';
  await page.route('**/api/plans', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const premium = { ...body.premium, priceJpy: null, rate: null, problem };
    await route.fulfill({ response, json: { ...body, premium } });
  });
  await page.goto('/plans');
  const premium = page.getByRole('region', { name: 'Premium' });
  await expect(premium.getByText('(¥3,500) / mês')).toBeVisible();
  // In the secondary text colour: not an error of the person.
  await expect(premium.getByText(problem)).toHaveCSS('color', await colorOf(page, '--color-fg-muted'));
});
