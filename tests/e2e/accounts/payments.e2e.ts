import { randomUUID } from 'node:crypto';
import { expectAccessible } from '#tests/e2e/support/accessibility-faults.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { sendPayment, storeConversion } from '#tests/e2e/support/payments.ts';

test.beforeAll(storeConversion);

const days = (count: number) => new Date(Date.now() + count * 86_400_000);
const day = (date: Date) => new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(date);

test('a payment unlocks the open board within 5 seconds, in the same session', async ({ page, signedIn, baseURL }) => {
  const user = await signedIn();
  const stream = page.waitForResponse('**/api/events');
  await page.goto('/tasks');
  await expect(page.getByRole('region', { name: /, bloqueada$/ })).toHaveCount(4);
  await expect(page.getByRole('complementary', { name: 'Premium' })).toBeVisible();
  await stream;
  const readSession = () => page.evaluate(() => localStorage.getItem('sb-127-auth-token'));
  const before = await readSession();
  expect(before).toContain(user.email);

  await sendPayment(baseURL ?? '', { sck: user.id, email: 'outro-email@example.com' });
  const paidAt = Date.now();
  await expect(page.getByRole('region', { name: /, bloqueada$/ })).toHaveCount(0, { timeout: 5000 });
  await expect(page.getByRole('complementary', { name: 'Premium' })).toHaveCount(0, { timeout: 5000 });
  expect(Date.now() - paidAt).toBeLessThan(5000);
  await expect(page.getByRole('banner').getByText('Premium')).toBeVisible();

  await page.getByRole('button', { name: 'Nova Tarefa em Lista 2' }).click();
  await page.getByRole('textbox', { name: 'Nova tarefa em Lista 2' }).fill('Fechar pedido com o fornecedor');
  await page.keyboard.press('Enter');
  const second = page.getByRole('region', { name: 'Lista 2', exact: true });
  await expect(second.getByText('Fechar pedido com o fornecedor')).toBeVisible();
  expect(await readSession()).toBe(before);
});

test('the plans page updates when the payment arrives and when it is refunded', async ({ page, signedIn, baseURL }) => {
  const user = await signedIn();
  const stream = page.waitForResponse('**/api/events');
  await page.goto('/plans');
  await expect(page.getByRole('link', { name: 'Assinar Premium' })).toBeVisible();
  await stream;
  const order = { sck: user.id, orderId: randomUUID(), subscriptionId: randomUUID(), periodEnd: days(30) };
  await sendPayment(baseURL ?? '', order);
  await expect(page.getByRole('button', { name: 'Cancelar Premium' })).toBeVisible({ timeout: 5000 });
  await expect(page.getByText('Pagamento confirmado. Seu Premium está liberado.', { exact: true })).toBeVisible();
  await expect(page.getByText(`Próxima cobrança em ${day(days(30))}`)).toBeVisible();
  await sendPayment(baseURL ?? '', { ...order, kind: 'order_refunded' });
  await expect(page.getByRole('link', { name: 'Assinar Premium' })).toBeVisible({ timeout: 5000 });
});

test('the profile shows status, next charge and how to cancel', async ({ page, signedIn, baseURL }) => {
  const user = await signedIn();
  await page.goto('/profile');
  const plan = page.getByRole('region', { name: 'Conta', exact: true });
  await expect(plan.getByRole('link', { name: 'Conhecer o Premium' })).toHaveAttribute('href', '/plans');
  const order = { sck: user.id, orderId: randomUUID(), subscriptionId: randomUUID(), periodEnd: days(30) };
  await sendPayment(baseURL ?? '', order);
  await page.reload();
  await expect(plan.getByText('Ativo')).toBeVisible();
  await expect(plan.getByText('Próxima cobrança', { exact: true })).toBeVisible();
  await expect(plan.getByText(day(days(30))).first()).toBeVisible();
  await expect(plan.getByText('Para cancelar, abra o e-mail da compra')).toBeVisible();
  await expectAccessible(page);
  await sendPayment(baseURL ?? '', { ...order, kind: 'subscription_canceled' });
  await page.reload();
  await expect(plan.getByText('Cancelado')).toBeVisible();
  await expect(plan.getByText('Próxima cobrança', { exact: true })).toHaveCount(0);
  await expect(plan.getByText('Acesso garantido até')).toBeVisible();
});
