import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '#tests/e2e/support/fixtures.ts';

test('a new name is saved, confirmed for two seconds, and shown in the menu', async ({ page, signedIn }) => {
  await signedIn({ name: 'Marina Tanaka' });
  await page.goto('/profile');
  await page.getByLabel('Nome').fill('  Joana Mori ');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByRole('button', { name: 'Atualizado!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu do usuário' })).toContainText('Joana');
  await expect(page.getByRole('button', { name: 'Atualizar' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nome')).toHaveValue('Joana Mori');
});

test('the password changes only for two equal entries, and the new one works', async ({
  page,
  signedIn,
  allowProblem,
}) => {
  test.slow();
  allowProblem(/4\d\d \(/);
  const user = await signedIn();
  await page.goto('/profile');
  const password = page.getByLabel('Nova senha', { exact: true });
  const confirmation = page.getByLabel('Confirmar nova senha');
  const change = page.getByRole('button', { name: 'Alterar senha' });
  await password.fill('12345');
  await confirmation.fill('12345');
  await change.click();
  await expect(page.getByRole('alert')).toHaveText('A senha deve ter pelo menos 6 caracteres.');

  await password.fill(user.password);
  await confirmation.fill(user.password);
  await change.click();
  await expect(page.getByRole('alert')).toHaveText('A nova senha precisa ser diferente da atual.');

  await password.fill('senha-nova-2');
  await confirmation.fill('senha-nova-2');
  await change.click();
  await expect(page.getByRole('button', { name: 'Senha Alterada!' })).toBeVisible();
  await expect(password).toHaveValue('');
  await expect(change).toBeDisabled();

  await page.getByRole('button', { name: 'Menu do usuário' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Senha', { exact: true }).fill('senha-nova-2');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a person who deletes the account downloads a copy, reauthenticates, and can return for seven days', async ({
  page,
  signedIn,
  allowProblem,
}) => {
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
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Senha', { exact: true }).fill(user.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Sua conta será excluída em/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Desfazer exclusão' }).first().click();
  await expect(page.getByText('Sua conta continua').first()).toBeVisible();
  await expect(page.getByText(/^Sua conta será excluída em/)).toHaveCount(0);
});
