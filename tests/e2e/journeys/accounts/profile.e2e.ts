import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#tests/e2e/support/accessibility-faults.ts';
import { signIn } from '#tests/e2e/support/accounts.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

test('who deletes the account takes a copy and can return for seven days', async ({ page, signedIn, allowProblem }) => {
  // The session has already ended when the page signs out.
  allowProblem(/400 \(|401 \(|403 \(/);
  const user = await signedIn({ name: 'Akemi Souza' });
  await page.goto('/profile');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar meus dados' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^dropar-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).account).toMatchObject({ email: user.email });

  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Excluir minha conta' });
  const password = dialog.getByLabel('Sua senha');
  await expect(password).toBeVisible();
  await expectAccessible(page);
  await password.fill('não é esta');
  await dialog.getByRole('button', { name: 'Excluir em 7 dias' }).click();
  await expect(dialog.getByText('Senha incorreta.')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(user.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await page.goto('/login');
  await signIn(page, user);
  await expect(page.getByText(/^Sua conta será excluída em/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Desfazer exclusão' }).first().click();
  await expect(page.getByText('Sua conta continua').first()).toBeVisible();
  await expect(page.getByText(/^Sua conta será excluída em/)).toHaveCount(0);
});

test('the password stands before reminders and calendar; a profile that fails unexpectedly says so', async ({
  page,
  signedIn,
  allowProblem,
}) => {
  allowProblem(/400 \(|AppError: Erro inesperado/);
  await signedIn();
  await page.goto('/profile');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Informações pessoais',
    'Conta',
    'Alterar senha',
    'Calendário',
    'Seus dados',
  ]);
  await page.route('**/api/profile', (route) => route.fulfill({ status: 400, body: 'no reply of ours' }));
  await page.reload({ waitUntil: 'commit' });
  // After its retries.
  await expect(page.getByRole('alert')).toContainText('Erro inesperado ao carregar perfil', { timeout: 15_000 });
});
