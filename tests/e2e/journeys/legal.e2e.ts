import { expect, expectNoSidewaysScroll, test } from '../support/fixtures.ts';

test('a visitor reads terms and privacy, from the landing page and from the sign-up', async ({ page, context }) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Privacidade' })).toHaveAttribute('href', '/privacidade');
  await foot.getByRole('link', { name: 'Termos' }).click();
  await expect(page).toHaveURL(/\/termos$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByText(/^Versão \d+, de \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  for (const width of [1920, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Cadastro' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('form', { name: 'Cadastro' }).getByRole('link', { name: 'Privacidade' }).click();
  const privacy = await opened;
  await expect(privacy.getByRole('heading', { level: 1, name: 'Política de privacidade' })).toBeVisible();
  await expect(privacy.getByText('13.709/2018')).toBeVisible();
});

test('an administrator sees usage, errors and the legal texts, at every width', async ({ page, signedIn }) => {
  await signedIn({ userType: 'admin' });
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Números' }).click();
  await expect(page.getByRole('table', { name: 'Cadastros, por dia' }).getByRole('row')).toHaveCount(31);
  await expect(page.getByRole('region', { name: 'Entregas recusadas' })).toBeVisible();
  for (const width of [1920, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('tab', { name: 'Termos' }).click();
  await expect(page.getByRole('textbox', { name: 'Termos de uso' })).toHaveValue(/## 1\. O que é o Dropar/);
  await expect(page.getByRole('button', { name: 'Publicar nova versão' })).toBeDisabled();
});
