import type { Page } from '@playwright/test';
import { EVENT_CHANNEL } from '#server/events/events.service.ts';
import { signIn } from '#tests/e2e/support/accounts.ts';
import { withDatabase } from '#tests/e2e/support/database.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { delayRequests } from '#tests/e2e/support/pages.ts';

const readReturnTo = (page: Page) => page.evaluate(() => localStorage.getItem('returnTo'));

/** A request that is never answered. */
const never = () => new Promise<void>(() => {});

test('a visitor signs in and returns to the same page, query and hash', async ({ page, createUser, baseURL }) => {
  const user = await createUser();
  await test.step('the guarded URL is not left in the history', async () => {
    await page.goto('/');
    await page.goto('/profile?de=email#senha');
    await expect(page).toHaveURL('/login');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(page).toHaveURL('/login');
  });
  expect(await readReturnTo(page)).toBe(`${baseURL}/profile?de=email#senha`);
  await signIn(page, user);
  await expect(page).toHaveURL('/profile?de=email#senha');
  expect(await readReturnTo(page)).toBeNull();
});

test('no way back leads to another site, a script or the sign-in page', async ({ page, signedIn, baseURL }) => {
  await signedIn();
  await page.goto('/profile');
  await page.evaluate((value) => localStorage.setItem('returnTo', value), `${baseURL}/plans`);
  await page.goto('/login');
  await expect(page).toHaveURL('/plans');
  for (const stored of ['https://evil.example/profile', '//evil.example/profile', 'javascript:alert(1)', '/login']) {
    await page.evaluate((value) => localStorage.setItem('returnTo', value), stored);
    await page.goto('/login');
    await expect(page, stored).toHaveURL('/dashboard');
    expect(await readReturnTo(page), stored).toBeNull();
  }
});

test('the guard shows a message while the profile loads, gives up after ten seconds', async ({ page, signedIn }) => {
  await signedIn();
  // The clock is paused, so that the ten seconds do not depend on the machine.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.route('**/api/profile', never);
  await page.goto('/profile');
  // Each step of the start waits for a timer. Then the application has consumed the prefetched replies and starts its own.
  const prefetchedReplies = async () => {
    await page.clock.runFor(20);
    return page.evaluate(() => (globalThis as { earlyReplies?: unknown[] }).earlyReplies?.length);
  };
  await expect.poll(prefetchedReplies).toBe(0);
  await expect(page.getByText('Carregando...')).toBeVisible();
  await expect(page.getByText('Verificando autenticação')).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(page.getByText('Verificando autenticação')).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(await readReturnTo(page)).toContain('/profile');
});

test('a profile that cannot be loaded shows an error and can be retried', async ({ page, signedIn, allowProblem }) => {
  allowProblem(/403 \(|AppError/);
  await signedIn();
  let isBroken = true;
  await page.route('**/api/profile', (route) =>
    isBroken
      ? route.fulfill({ status: 403, json: { code: 'forbidden', message: 'Conta em análise.', requestId: 'r1' } })
      : route.continue(),
  );
  await page.goto('/profile');
  await expect(page.getByRole('alert')).toContainText('Conta em análise.');
  isBroken = false;
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { name: 'Perfil' })).toBeVisible();
});

test('signing out in one tab signs out the other', async ({ page, signedIn, context }) => {
  await signedIn();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Perfil' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Menu do usuário' }).click();
  await other.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/login');
});

test('the guard of administrator pages shows nothing while it loads', async ({ page, signedIn }) => {
  await signedIn({ userType: 'admin' });
  const release = await delayRequests(page, '**/api/profile');
  const profileRequest = page.waitForRequest('**/api/profile');
  await page.goto('/admin/webhook-tester');
  await profileRequest;
  await expect(page.locator('#root')).toHaveText('');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a plan that ends while its page is open redirects at once', async ({ page, signedIn, allowProblem }) => {
  // The page may refetch its data before the guard gets the new plan.
  allowProblem(/403 \(/);
  const user = await signedIn({ userType: 'admin' });
  const listening = page.waitForResponse('**/api/events');
  await page.goto('/admin/webhook-tester');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await listening;
  await withDatabase(async ({ pool }) => {
    await pool.query('delete from manual_grants where user_id = $1', [user.id]);
    await pool.query("update profiles set user_type = 'free' where id = $1", [user.id]);
    await pool.query('select pg_notify($1, $2)', [EVENT_CHANNEL, JSON.stringify([user.id, 'plan', []])]);
  });
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('banner').getByText('Gratuito')).toBeVisible();
});
