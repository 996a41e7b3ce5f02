import { expect, test } from '../../support/fixtures.ts';

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('an option is explained in a popover, without choosing it', async ({ page, signedIn }) => {
    await signedIn();
    await page.goto('/anuncio');
    await page.getByRole('button', { name: 'Sobre Storytelling' }).tap();
    const popover = page.getByRole('dialog', { name: 'Sobre Storytelling' });
    await expect(popover).toContainText('Conta uma pequena cena');
    await expect(page.getByLabel('Storytelling', { exact: true })).not.toBeChecked();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(popover).toBeHidden();
  });
});
