import { expectAccessible } from './support/accessibility-faults.ts';
import { findSeedLesson, lessonPath } from './support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { expectFits, expectNoSidewaysScroll, takeShots } from './support/page-fits.ts';

test('an administrator opens a lesson; its tables and task lists fit every screen', async ({ page, signedIn }) => {
  await signedIn({ userType: 'admin' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Acessar Academy' }).click();
  await expect(page).toHaveTitle('Academy · Dropar');
  const module = page.getByRole('article', { name: 'Vender no Japão, do zero' });
  await expect(module.getByText('0 de 4')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await takeShots(page, 'academy');
  await module.getByRole('link', { name: 'O que o comprador japonês espera' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'O que o comprador japonês espera' })).toBeVisible();

  await page.goto(lessonPath(await findSeedLesson('preco-que-o-cliente-japones-entende')));
  await expect(page.getByRole('table')).toContainText('4,980円(税込)');
  await expect(page.getByRole('heading', { level: 2, name: 'Faça agora' })).toBeVisible();
  await expect(page.locator('.rich-task .eye')).toHaveCount(4);
  await expectFits(page);
  await expectAccessible(page);
  await takeShots(page, 'lesson');
});
