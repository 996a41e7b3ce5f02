import { createSnippet } from '#tests/e2e/support/content.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { colorOf } from '#tests/e2e/support/pages.ts';
import { storeConversion } from '#tests/e2e/support/payments.ts';

test.beforeAll(storeConversion);

test('a free user sees the price, the benefits, the checkout link and the FAQ', async ({ page, signedIn }) => {
  const user = await signedIn();
  await page.goto('/plans');
  await expect(page).toHaveTitle('Planos · Dropar');
  const premium = page.getByRole('region', { name: 'Premium' });
  await expect(premium.getByText('R$ 119,90')).toBeVisible();
  await expect(premium.getByText('(¥3,417) / mês')).toBeVisible();
  const sizeOf = (text: string) =>
    premium.getByText(text).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf('R$ 119,90')).toBeGreaterThan(2 * (await sizeOf('(¥3,417) / mês')));
  await expect(premium.getByText('aproximado')).toHaveCount(0);
  // Open to everybody, so not a benefit of Premium.
  await expect(premium.getByText(/Robôs|comentários/)).toHaveCount(0);
  // Trap 13: the provider requires digital learning content.
  const features = premium.getByRole('listitem');
  await expect(features.filter({ hasText: 'Aulas premium' })).toBeVisible();
  await expect(features.filter({ hasText: 'Mais de 50 snippets premium' })).toBeVisible();
  await expect(features.filter({ hasText: 'Shopify' })).toBeVisible();
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

test('the note of a demonstration stands beside a placeholder only', async ({ page, signedIn }) => {
  await signedIn();
  const note = page.getByText('nenhuma cobrança real');
  const answered = page.waitForResponse('**/api/plans');
  await page.goto('/plans');
  await expect(note).toBeVisible();
  const body = await (await answered).json();
  const live = { ...body, premium: { ...body.premium, isDemo: false } };
  await page.route('**/api/plans', (route) => route.fulfill({ json: live }));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Assinar Premium' })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('only Premium snippets and the four robots have the Premium badge', async ({ page, signedIn }) => {
  await signedIn();
  const badges = page.getByRole('main').getByText('Premium', { exact: true });
  await page.goto('/robos');
  await expect(badges).toHaveCount(4);
  const tools = page.getByRole('region', { name: 'Ferramentas' });
  await expect(tools.getByRole('link')).toHaveCount(3);
  await expect(tools.getByText('Premium')).toHaveCount(0);
  for (const path of ['/calculator', '/loja', '/produtos/novo', '/robos/verificador', '/ajuda']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(badges, path).toHaveCount(0);
  }
  const moduleId = (await createSnippet({ title: 'Código livre' })).moduleId;
  await createSnippet({ moduleId, title: 'Código pago', accessType: 'premium' });
  await page.goto(`/snippets/${moduleId}`);
  const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(card('Código pago').getByText('Premium', { exact: true })).toBeVisible();
  await expect(card('Código livre').getByText('Premium')).toHaveCount(0);
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
