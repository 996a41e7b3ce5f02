import { expect, test } from '../support/fixtures.ts';
import { expectFits } from '../support/page-fits.ts';

test('a visitor reads terms and privacy, from the landing page and from the sign-up', async ({ page, context }) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Privacidade' })).toHaveAttribute('href', '/privacidade');
  await foot.getByRole('link', { name: 'Termos' }).click();
  await expect(page).toHaveURL(/\/termos$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByText(/^Versão \d+, de \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expectFits(page, [1920, 360]);
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Cadastro' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('form', { name: 'Cadastro' }).getByRole('link', { name: 'Privacidade' }).click();
  const privacy = await opened;
  await expect(privacy.getByRole('heading', { level: 1, name: 'Política de privacidade' })).toBeVisible();
  await expect(privacy.getByText('13.709/2018')).toBeVisible();
  await expect(privacy.getByText(/^Versão \d+, de \d\d\/\d\d\/\d{4}$/)).toBeVisible();
});
