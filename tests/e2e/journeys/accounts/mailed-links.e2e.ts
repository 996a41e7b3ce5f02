import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessibility-faults.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { readMailedLink } from '#tests/e2e/support/outbox.ts';
import { expectFits, takeShots } from '#tests/e2e/support/page-fits.ts';

type Tokens = { access_token: string; refresh_token: string; expires_in: number };

const linkOf = (session: unknown, page = '/login') => {
  const { access_token, refresh_token, expires_in } = session as Tokens;
  const fragment = {
    access_token,
    refresh_token,
    expires_in: String(expires_in),
    token_type: 'bearer',
    type: 'magiclink',
  };
  return `${page}#${new URLSearchParams(fragment)}`;
};

/** E-mail of the session stored in this browser. */
const storedEmail = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as { user: { email: string } } | null)?.user.email;
  });

const question = (page: Page, email: string) => page.getByRole('heading', { name: `Entrar como ${email}?` });

test('a foreign link asks before it replaces the signed-in person', async ({ page, signedIn, createUser }) => {
  const stranger = await createUser();
  const user = await signedIn();
  for (const target of ['/login', '/dashboard']) {
    await page.goto('/');
    await page.goto(linkOf(stranger.session, target));
    await expect(question(page, stranger.email)).toBeFocused();
    expect(await storedEmail(page)).toBe(user.email);
    await page.reload();
    await expect(question(page, stranger.email)).toBeVisible();
    await page.getByRole('button', { name: 'Não, voltar' }).click();
    await expect(page).toHaveURL('/dashboard');
    expect(await storedEmail(page)).toBe(user.email);
  }
});

test('a visitor is asked too, and may sign in', async ({ page, createUser }) => {
  const user = await createUser();
  await page.goto(linkOf(user.session));
  await expect(question(page, user.email)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  expect(await storedEmail(page)).toBeUndefined();
  await page.getByRole('button', { name: 'Entrar nesta conta' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await storedEmail(page)).toBe(user.email);
});

test('an error in the URL of a foreign link does not end the session', async ({ page, signedIn }) => {
  const user = await signedIn();
  await page.goto('/login#error=access_denied&error_code=otp_expired&error_description=x');
  await expect(page).toHaveURL('/dashboard');
  expect(await storedEmail(page)).toBe(user.email);
});

test('a recovery link works on another device, and over a reload', async ({ page, browser, baseURL, createUser }) => {
  test.slow();
  const user = await createUser();
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Recuperar' }).click();
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByRole('button', { name: 'Enviar instruções' }).click();
  const link = await readMailedLink(user.email);

  const device = await browser.newContext({ baseURL: baseURL ?? '' });
  const phone = await device.newPage();
  await phone.goto(link);
  await expectAccessible(phone);
  await expectFits(phone, [360, 1440]);
  await takeShots(phone, 'mailed-link');
  await phone.getByRole('button', { name: 'Definir nova senha' }).click();
  await expect(question(phone, user.email)).toBeVisible();
  await phone.getByRole('button', { name: 'Entrar nesta conta' }).click();
  const heading = phone.getByRole('heading', { name: 'Definir nova senha' });
  await expect(heading).toBeVisible();
  await phone.reload();
  await expect(heading).toBeVisible();
  await phone.getByLabel('Nova senha', { exact: true }).fill('ã'.repeat(37));
  await phone.getByLabel('Confirmar nova senha').fill('ã'.repeat(37));
  await phone.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(phone.getByRole('alert')).toHaveText(
    'A senha é longa demais. Use até 72 caracteres; acentos e emojis contam mais.',
  );
  await phone.getByLabel('Nova senha', { exact: true }).fill('senha-nova-2');
  await phone.getByLabel('Confirmar nova senha').fill('senha-nova-2');
  await phone.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(phone).toHaveURL('/dashboard');
  await phone.goto('/login');
  await expect(phone).toHaveURL('/dashboard');
  await device.close();
});
