import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from '../support/accessibility-faults.ts';
import { withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { finger, type InputDevice, keys } from '../support/input-devices.ts';
import { expectNoSidewaysScroll } from '../support/page-fits.ts';
import { watchToasts } from '../support/pages.ts';
import { expectTouchable } from '../support/touch-gestures.ts';

/** Wrong codes, and requests that the page prefetched before the code was entered. */
const refused = /422 \(|403 \(.*\/api\//;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const codeOf = (secret: string) => new TOTP({ secret }).generate();

/** A code works once. Makes the server forget which codes of this time step were used. */
const forgetSteps = () => withDatabase(({ pool }) => pool.query('update auth_factors set last_used_step = 0'));

async function enrol(page: Page, device: InputDevice): Promise<string> {
  await expect(page.getByRole('img', { name: 'QR code para o app de códigos' })).toBeVisible();
  await expect(button(page, 'Ligar')).toBeDisabled();
  const secret = (await page.locator('.font-mono').innerText()).replaceAll(' ', '');
  await device.write(page.getByLabel('Código do app'), codeOf(secret));
  const checkbox = page.getByRole('checkbox', { name: 'Guardei a chave' });
  if (device === keys) await checkbox.press('Space');
  else await device.press(checkbox);
  return secret;
}

async function walk(page: Page, device: InputDevice, user: { email: string; password: string }): Promise<void> {
  const readToasts = await watchToasts(page);
  await page.goto('/profile');
  const tab = page.getByRole('tab', { name: 'Segurança' });
  if (device === keys) await page.getByRole('tab', { name: 'Dados' }).press('ArrowRight');
  else await device.press(tab);
  await expect(page).toHaveURL(/aba=seguranca/);
  await device.press(button(page, 'Ligar as duas etapas'));
  const secret = await enrol(page, device);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await device.press(button(page, 'Ligar'));
  await expect(page.getByText('Ligada', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith('-auth-token')) localStorage.removeItem(key);
  });
  await page.goto('/tasks');
  await device.write(page.getByLabel('E-mail'), user.email);
  await device.write(page.getByLabel('Senha', { exact: true }), user.password);
  await device.press(button(page, 'Entrar'));
  await expect(page.getByRole('heading', { level: 1, name: 'Digite o código' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await device.write(page.getByLabel('Código', { exact: true }), '000000');
  await device.press(button(page, 'Confirmar'));
  await expect(page.getByText('Código incorreto.', { exact: false })).toBeVisible();
  // No page opens without the code.
  await page.goto('/tasks');
  await expect(page.getByRole('heading', { level: 1, name: 'Digite o código' })).toBeVisible();
  await forgetSteps();
  await device.write(page.getByLabel('Código', { exact: true }), codeOf(secret));
  await device.press(button(page, 'Confirmar'));
  await expect(page.getByRole('heading', { level: 1, name: 'Listas de Tarefas' })).toBeVisible();

  await page.goto('/profile?aba=seguranca');
  const other = page.getByRole('button', { name: /^Sair deste aparelho: / });
  await expect(page.getByText('Este aparelho', { exact: true })).toBeVisible();
  await expect(other).toHaveCount(1);
  await device.press(other);
  await expect(other).toHaveCount(0);
  await expect(page.getByRole('list').filter({ hasText: 'Este aparelho' })).toBeFocused();

  await forgetSteps();
  await device.press(button(page, 'Ler um QR code novo'));
  await device.write(page.getByLabel('Código do app'), codeOf(secret));
  await device.press(button(page, 'Continuar'));
  const next = await enrol(page, device);
  await device.press(button(page, 'Ligar'));
  await expect(page.getByText('Ligada', { exact: true })).toBeVisible();
  await forgetSteps();
  await device.press(button(page, 'Desligar'));
  await device.write(page.getByLabel('Código do app'), codeOf(next));
  await device.press(button(page, 'Desligar'));
  await expect(page.getByText('Só a senha')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Só a senha');
  // What the page shows is told by no toast.
  expect(await readToasts()).toEqual([]);
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the second factor is enabled, required and moved by touch', async ({ page, signedIn, allowProblem }) => {
    allowProblem(refused);
    test.setTimeout(90_000);
    await walk(page, finger, await signedIn());
    await expectTouchable(page);
  });
});

test('the same by keyboard', async ({ page, signedIn, allowProblem }) => {
  allowProblem(refused);
  test.setTimeout(90_000);
  await walk(page, keys, await signedIn());
});

test('an old sign-in asks for the password; an overdue administrator for the factor', async ({ page, signedIn }) => {
  const user = await signedIn({ userType: 'admin' });
  await withDatabase(async ({ pool }) => {
    await pool.query(
      `update auth_sessions set amr = '[{"method":"password","timestamp":1700000000}]' where user_id = $1`,
      [user.id],
    );
  });
  await page.goto('/admin');
  await page.evaluate(async () => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    const reply = await fetch('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: session.refresh_token }),
    });
    localStorage.setItem(key, JSON.stringify(await reply.json()));
  });
  await page.goto('/admin');
  await page.getByRole('tab', { name: /Usuários/ }).click();
  const rule = page.getByRole('switch', { name: /Administradores com duas etapas/ });
  await expect(rule).toBeEnabled();
  await rule.click();
  await expect(page.getByText(/Depois disso, só o perfil abre/)).toBeVisible();
  // With many people the list is long: a button that the bar at the top half covers would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.route('**/api/profile', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: { ...(await reply.json()), factorDueAt: '2026-01-01T00:00:00Z' } });
  });
  await page.goto('/tasks');
  await expect(page).toHaveURL(/\/profile/);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ligar as duas etapas', exact: true }).click();
  await page.getByLabel('Senha atual').fill(user.password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('img', { name: 'QR code para o app de códigos' })).toBeVisible();
  await withDatabase(({ pool }) => pool.query('delete from security_settings'));
});
