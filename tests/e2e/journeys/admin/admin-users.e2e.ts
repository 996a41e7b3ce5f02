import { expectAccessible } from '../../support/accessibility-faults.ts';
import { signInAs } from '../../support/accounts.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectFits } from '../../support/page-fits.ts';

test.use({ countsWarnings: true });

test('a changed plan unlocks the open tab and is audited', async ({ page, browser, baseURL, createUser, signedIn }) => {
  const person = await createUser({ name: 'Caio Yamada' });
  const theirs = await browser.newContext({ serviceWorkers: 'block', ...(baseURL && { baseURL }) });
  const open = await theirs.newPage();
  await signInAs(open, baseURL ?? '', person);
  const stream = open.waitForResponse('**/api/events');
  await open.goto('/tasks');
  await expect(open.getByRole('region', { name: /, bloqueada$/ })).toHaveCount(4);
  await stream;

  await signedIn({ userType: 'admin', name: 'Rafael Nunes' });
  await page.goto('/admin');
  await page.getByRole('tab', { name: /^Usuários/ }).click();
  await page.getByRole('searchbox', { name: 'Buscar usuário' }).fill(person.email);
  const line = page.getByRole('row').filter({ hasText: person.email });
  await expect(line).toContainText('Gratuito');
  await expect(page.getByText('1 a 1 de 1')).toBeVisible();

  await line.getByRole('button', { name: 'Ações de Caio Yamada' }).click();
  await page.getByRole('menuitem', { name: 'Mudar plano' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mudar plano' });
  await dialog.getByRole('radio', { name: 'Premium' }).check();
  await dialog.getByRole('button', { name: 'Mudar plano' }).click();
  await expect(dialog.getByText('Conte o motivo: ele fica na trilha.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('pagamento por fora confirmado');
  await dialog.getByRole('button', { name: 'Mudar plano' }).click();
  await expect(dialog).toBeHidden();
  await expect(open.getByRole('region', { name: /, bloqueada$/ })).toHaveCount(0, { timeout: 5000 });
  await expect(line).toContainText('Concedido');
  await theirs.close();

  await line.getByRole('button', { name: 'Ações de Caio Yamada' }).click();
  await page.getByRole('menuitem', { name: 'Ver trilha' }).click();
  const trail = page.getByRole('complementary', { name: 'Trilha de auditoria' });
  await expect(trail.getByRole('listitem').first()).toContainText(
    /Plano mudou de Gratuito para Premium.*Motivo: pagamento por fora confirmado.*Rafael Nunes, agora/s,
  );
  await expect(trail.getByRole('listitem').last()).toContainText('Conta criada');
  await expectAccessible(page);
  await expectFits(page, [1920, 1440, 768, 360]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('tab', { name: 'Auditoria' }).click();
  await page.getByRole('searchbox', { name: 'Buscar na trilha' }).fill('por fora');
  await expect(page.getByRole('tabpanel').getByText('Pessoa: Caio Yamada').first()).toBeVisible();
});
