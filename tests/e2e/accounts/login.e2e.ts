import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessibility-faults.ts';
import { signIn } from '#tests/e2e/support/accounts.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { readMailedLink } from '#tests/e2e/support/outbox.ts';
import { expectFits } from '#tests/e2e/support/page-fits.ts';
import { colorOf, delayRequests } from '#tests/e2e/support/pages.ts';

const newEmail = () => `${randomUUID()}@example.com`;

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

async function fillSignUp(page: Page, email: string, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('Nome completo').fill('Marina Tanaka');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel('Confirmar senha').fill(confirmation);
  await page.getByRole('button', { name: 'Criar conta' }).click();
}

const greeting = (page: Page) => page.getByRole('heading', { name: 'Hoje é dia de Dropar, bora lá?!' });
const toastWith = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Notificações/ })
    .getByRole('listitem')
    .filter({ hasText: text });

const leave = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu do usuário' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
};

test.describe('a browser that never signed in', () => {
  test.use({ isKnownBrowser: false });

  test('after sign-up, sign-out and sign-in, the back button shows no private page', async ({ page }) => {
    const email = newEmail();
    const selected = page.getByRole('tab', { selected: true });
    await page.goto('/login');
    await expect(selected).toHaveText('Login');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login?aba=cadastro');
    await expect(selected).toHaveText('Cadastro');
    await fillSignUp(page, email, 'segredo-1');
    await expect(toastWith(page, 'Cadastro realizado!')).toContainText('Conta criada com sucesso. Redirecionando...');
    await expect(page).toHaveURL('/dashboard');
    await expect(greeting(page)).toBeVisible();
    await expect(page.getByText('Gratuito')).toBeVisible();
    await leave(page);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['dropar.known']);

    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
    await expect(selected).toHaveText('Login');
    await signIn(page, { email, password: 'segredo-1' });
    await expect(toastWith(page, 'Login realizado com sucesso!')).toContainText('Redirecionando...');
    await expect(page).toHaveURL('/dashboard');

    await test.step('after signing out the back button does not show the page again', async () => {
      await leave(page);
      await page.goBack();
      await expect(page).toHaveURL('/login');
    });
  });
});

test('the forms show missing fields, refusals and a loading state', async ({ page, createUser, allowProblem }) => {
  test.slow();
  allowProblem(/4\d\d \(|ERR_FAILED|auth\/v1\/token/);
  const user = await createUser();
  await page.goto('/login');
  const alert = page.getByRole('alert');
  const tab = (name: string) => page.getByRole('tab', { name });
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Senha', { exact: true });

  await test.step('the tabs work by keyboard', async () => {
    await tab('Login').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Cadastro')).toBeFocused();
    await expect(tab('Cadastro')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Nome completo')).toBeVisible();
    await page.keyboard.press('End');
    await expect(tab('Recuperar')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Login')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(email).toBeFocused();
  });

  await test.step('each tab has its title, shows missing fields and fits every screen', async () => {
    for (const [name, submit, words] of [
      ['Login', 'Entrar', 'Por favor, preencha todos os campos.'],
      ['Cadastro', 'Criar conta', 'Por favor, preencha todos os campos.'],
      ['Recuperar', 'Enviar instruções', 'Por favor, informe seu email.'],
    ] as const) {
      await openTab(page, name);
      await expect(page).toHaveTitle(`${name} · Dropar`);
      await expect(alert).toHaveCount(0);
      if (name === 'Recuperar') await email.fill('  ');
      await page.getByRole('button', { name: submit }).click();
      await expect(alert).toHaveText(words);
      if (name === 'Login') {
        await expect(email).toBeFocused();
        await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      }
      // The walk and its scenes check the first tab.
      if (name !== 'Login') await expectAccessible(page);
      await expectFits(page);
    }
  });

  await test.step('the page refuses an invalid sign-up', async () => {
    await openTab(page, 'Cadastro');
    await fillSignUp(page, newEmail(), 'segredo-1', 'segredo-2');
    await expect(alert).toHaveText('As senhas não coincidem.');
    await expect(page.getByLabel('Confirmar senha')).toBeFocused();
    await fillSignUp(page, newEmail(), '12345');
    await expect(alert).toHaveText('A senha deve ter pelo menos 6 caracteres.');
  });

  await test.step('the server refuses a sign-up, with our own message', async () => {
    await fillSignUp(page, user.email, 'segredo-1');
    await expect(alert).toHaveText('Este email já está cadastrado.');
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    // The focused field keeps its rose border.
    await expect(email).toHaveCSS('border-top-color', await colorOf(page, '--color-danger'));
    await fillSignUp(page, 'isto-nao-e-email', 'segredo-1');
    await expect(alert).toHaveText('Email inválido.');
  });

  await test.step('a wrong password is refused in Portuguese, and can be shown and hidden', async () => {
    await openTab(page, 'Login');
    await signIn(page, { email: user.email, password: 'outra-senha' });
    await expect(alert).toHaveText('Email ou senha incorretos.');
    await expect(password).toBeFocused();
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Mostrar senha' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ocultar senha' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  await test.step('a lost connection shows an unexpected error, not a developer message', async () => {
    await page.route('**/auth/v1/token*', (route) => route.abort('failed'));
    await signIn(page, user);
    await expect(alert).toHaveText('Erro inesperado. Tente novamente.');
    await page.unroute('**/auth/v1/token*');
  });

  await test.step('while the server works, the fields are disabled and the button says so', async () => {
    const release = await delayRequests(page, '**/auth/v1/token*');
    await signIn(page, user);
    await expect(page.getByRole('button', { name: 'Entrando...' })).toBeDisabled();
    await expect(email).toBeDisabled();
    release();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('a forgotten password is replaced by the mailed link, once', async ({ page, createUser, allowProblem }) => {
  test.slow();
  const user = await createUser();
  await page.goto('/login');
  await openTab(page, 'Recuperar');
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByRole('button', { name: 'Enviar instruções' }).click();
  await expect(toastWith(page, 'Email enviado!')).toContainText('Verifique sua caixa de entrada.');
  await expect(page.getByLabel('E-mail')).toHaveValue('');

  const link = await readMailedLink(user.email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Definir nova senha' }).click();
  await expect(page.getByRole('heading', { name: 'Definir nova senha' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Nova senha', { exact: true }).fill('curta');
  await page.getByLabel('Confirmar nova senha').fill('curta');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByRole('alert')).toHaveText('A senha deve ter pelo menos 6 caracteres.');
  await page.getByLabel('Nova senha', { exact: true }).fill('senha-nova-2');
  await page.getByLabel('Confirmar nova senha').fill('senha-nova-2');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(greeting(page)).toBeVisible();

  await test.step('a used link shows a message and leaves a clean URL', async () => {
    // The person is signed in by now: a failed link ends that session on this device.
    await page.goto(link);
    await page.getByRole('button', { name: 'Definir nova senha' }).click();
    await expect(page.getByRole('alert')).toHaveText('Este link expirou ou já foi usado. Peça um novo.');
    expect(new URL(page.url()).hash).toBe('');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
  });

  allowProblem(/400 \(Bad Request\)/);
  await signIn(page, user);
  await expect(page.getByRole('alert')).toHaveText('Email ou senha incorretos.');
  await signIn(page, { email: user.email, password: 'senha-nova-2' });
  await expect(page).toHaveURL('/dashboard');
});

test('with e-mail confirmation the sign-up shows where the link was sent and can resend it', async ({ page }) => {
  const email = newEmail();
  let resent = '';
  await page.route('**/auth/v1/signup*', (route) =>
    route.fulfill({ json: { id: randomUUID(), aud: 'authenticated', role: 'authenticated', email } }),
  );
  await page.route('**/auth/v1/resend*', (route) => {
    resent = String(route.request().postDataJSON().email);
    return route.fulfill({ json: {} });
  });
  await page.goto('/login');
  await openTab(page, 'Cadastro');
  await fillSignUp(page, email, 'segredo-1');
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reenviar e-mail' }).click();
  await expect(toastWith(page, 'Email enviado!')).toBeVisible();
  expect(resent).toBe(email);
});
