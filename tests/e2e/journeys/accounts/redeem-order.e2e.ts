import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expectAccessible } from '#tests/e2e/support/accessibility-faults.ts';
import { withDatabase } from '#tests/e2e/support/database.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { expectFitsAccessibly } from '#tests/e2e/support/page-fits.ts';
import { sendPayment } from '#tests/e2e/support/payments.ts';

/** A paid order without an account, and the link sent to its buyer. */
async function openClaim(baseURL: string | undefined): Promise<string> {
  const subscriptionId = randomUUID();
  await sendPayment(baseURL ?? '', { subscriptionId });
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await withDatabase(({ pool }) =>
    pool.query(
      `insert into order_claims (subscription_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')
       on conflict (provider, subscription_id) do update set token_hash = excluded.token_hash`,
      [subscriptionId, hash],
    ),
  );
  return `/resgatar#${token}`;
}

test('the claim link gives Premium to the signed-in account after a click', async ({ page, signedIn, baseURL }) => {
  const link = await openClaim(baseURL);
  const user = await signedIn();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Ativar compra' })).toBeVisible();
  await expect(page.getByText(user.email)).toBeVisible();
  await expectFitsAccessibly(page);
  await page.getByRole('button', { name: 'Ativar minha compra' }).click();
  await expect(page.getByText(/O Premium está ativo na conta/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page.getByRole('banner').getByText('Premium')).toBeVisible();
});

test('without an account the purchase waits, and an old link says so', async ({ page, baseURL, allowProblem }) => {
  allowProblem(/404 \(/);
  await page.goto(await openClaim(baseURL));
  await page.getByRole('button', { name: 'Ativar minha compra' }).click();
  await expect(page.getByText(/Sua compra está guardada/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Entrar ou criar conta' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/');
  await page.goto(`/resgatar#${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Ativar minha compra' }).click();
  await expect(page.getByRole('alert')).toContainText('Este link não vale mais');
});
