import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const tier = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** The transform of the card: none or a half turn. */
const turn = (page: Page, name: string) =>
  tier(page, name)
    .locator('> span')
    .evaluate((element) => {
      const { transform } = getComputedStyle(element);
      return transform === 'none' ? 0 : Math.round((Math.acos(new DOMMatrix(transform).m11) * 180) / Math.PI);
    });

test('steps, prizes and commission; a prize card flips', async ({ page, signedIn, browser, baseURL }) => {
  await signedIn({ userType: 'admin' });
  await page.goto('/afiliado');
  const link = page.getByRole('link', { name: /Pegar meu link/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', /^https:\/\//);
  const rows = page.getByRole('table', { name: 'Comissão mensal por número de vendas' }).getByRole('row');
  await expect(rows).toHaveText([/Vendas no mês\s*Comissão/, /10%/, /15%/, /20%/, /30%/]);
  await expect(tier(page, 'Diamond')).toContainText('200+ vendas');

  expect(await turn(page, 'Bronze')).toBe(0);
  await expect(tier(page, 'Bronze').locator('> span')).toHaveCSS('transition-duration', '0.7s');
  await tier(page, 'Bronze').hover();
  await expect.poll(() => turn(page, 'Bronze')).toBe(180);
  await page.mouse.move(0, 0);
  await expect.poll(() => turn(page, 'Bronze')).toBe(0);
  await tier(page, 'Bronze').focus();
  await page.keyboard.press('Tab');
  await expect(tier(page, 'Gold')).toBeFocused();
  await expect.poll(() => turn(page, 'Gold')).toBe(180);

  const storageState = await page.context().storageState();
  const touch = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } };
  const phone = await browser.newContext({ ...touch, storageState, ...(baseURL && { baseURL }) });
  const card = await phone.newPage();
  await card.goto('/afiliado');
  for (const angle of [180, 0]) {
    await tier(card, 'Diamond').tap();
    await expect.poll(() => turn(card, 'Diamond')).toBe(angle);
  }
  await phone.close();
});
