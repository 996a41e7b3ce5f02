import { randomUUID } from 'node:crypto';
import { paymentEventKinds } from '#domain/plans/payment-event-types.ts';
import { expectAccessible } from '#tests/e2e/support/accessibility-faults.ts';
import { withDatabase } from '#tests/e2e/support/database.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
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

test('an order without a person is assigned to one', async ({ page, signedIn, createUser, allowProblem, baseURL }) => {
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
  const profile = await withDatabase(({ pool }) =>
    pool.query('select user_type from profiles where id = $1', [buyer.id]),
  );
  expect(profile.rows).toEqual([{ user_type: 'premium' }]);
});
