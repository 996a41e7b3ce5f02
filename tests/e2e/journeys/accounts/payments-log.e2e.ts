import { randomUUID } from 'node:crypto';
import { paymentEventKinds } from '#domain/plans/payment-event-types.ts';
import { withDatabase } from '#tests/e2e/support/accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/fixtures.ts';
import { sendPayment } from '#tests/e2e/support/payments.ts';

test('an administrator sends signed test events and sees them arrive', async ({ page, signedIn }) => {
  await signedIn({ userType: 'admin' });
  await page.goto('/admin/webhook-tester');
  await expect(page.getByRole('heading', { level: 1, name: 'Testes Webhook' })).toBeVisible();
  const newest = page.getByRole('region', { name: 'Logs do webhook' }).getByRole('row').nth(1);
  for (const kind of ['order_approved', 'abandoned_cart']) {
    await page.getByRole('combobox', { name: 'Evento de teste' }).click();
    await expect(page.getByRole('option')).toHaveText([...paymentEventKinds]);
    await page.getByRole('option', { name: kind }).click();
    const reloaded = page.waitForResponse((response) => response.url().endsWith('/api/admin/webhook-logs'));
    await page.getByRole('button', { name: 'Enviar evento assinado' }).click();
    await expect(page.getByText(`Evento ${kind} recebido. Resultado: Teste.`, { exact: true })).toBeVisible();
    await reloaded;
  }
  await expect(newest).toContainText('abandoned');
});

test('the log can be searched, reloaded and shown as raw JSON, in a frame of fixed size, on every screen', async ({
  page,
  signedIn,
  baseURL,
}) => {
  const order = { orderId: randomUUID(), email: `${randomUUID()}@loja.example` };
  await sendPayment(baseURL ?? '', order);
  await signedIn({ userType: 'admin' });
  await page.goto('/admin/webhook-tester');
  const frame = page.getByRole('region', { name: 'Logs do webhook' });
  await page.getByLabel('Buscar nos logs').fill(`${order.orderId} SATO`);
  await expect(frame.getByRole('row')).toHaveCount(2);
  await expect(frame.getByRole('row').nth(1)).toContainText(order.email);
  await expect(frame.getByRole('row').nth(1)).toContainText('Dropar Premium');
  await page.getByLabel('Buscar nos logs').fill('nada disso existe');
  await expect(frame.getByText('Nenhum log encontrado')).toBeVisible();
  await page.getByLabel('Buscar nos logs').fill('');

  const later = randomUUID();
  await sendPayment(baseURL ?? '', { orderId: later });
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expect(page.getByRole('region', { name: 'JSON recebido' })).toContainText(`"${later}"`);
  const columns = ['Recebido', 'Evento', 'Status', 'Cliente', 'E-mail', 'Pedido', 'Produto', 'Assinatura'];
  for (const name of columns) await expect(frame.getByRole('columnheader', { name, exact: true })).toBeAttached();

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(frame.getByText('order_approved').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('an unredeemed order is assigned to an existing user, who has Premium at once', async ({
  page,
  signedIn,
  createUser,
  allowProblem,
  baseURL,
}) => {
  allowProblem(/404 \(/);
  const buyer = await createUser({ name: 'Larissa Sato' });
  const email = `${randomUUID()}@comprador.example`;
  await sendPayment(baseURL ?? '', { email, amountCents: 9149 });
  await signedIn({ userType: 'admin' });
  await page.goto('/admin/webhook-tester');
  const row = page
    .getByRole('region', { name: 'Lista de pedidos sem usuário' })
    .getByRole('row')
    .filter({ hasText: email });
  await expect(row).toContainText('R$ 91,49');
  await row.getByRole('button', { name: 'Vincular' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vincular pedido' });
  const field = dialog.getByLabel('E-mail ou id do usuário');
  await dialog.getByRole('button', { name: 'Vincular pedido' }).click();
  await expect(field).toHaveAccessibleDescription('Informe o e-mail ou o id do usuário.');
  await expectAccessible(page);
  await field.fill('ninguem@example.com');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('Usuário não encontrado.');
  await field.fill(buyer.email);
  await dialog.getByRole('button', { name: 'Vincular pedido' }).click();
  await expect(page.getByText(`Pedido vinculado a ${buyer.email}.`, { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
  const profile = await withDatabase((client) =>
    client.query('select user_type from profiles where id = $1', [buyer.id]),
  );
  expect(profile.rows).toEqual([{ user_type: 'premium' }]);
});
