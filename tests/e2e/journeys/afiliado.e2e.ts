import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/fixtures.ts';

const tier = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** The transform of the card: none or a half turn. */
const turn = (page: Page, name: string) =>
  tier(page, name)
    .locator('> span')
    .evaluate((element) => {
      const { transform } = getComputedStyle(element);
      return transform === 'none' ? 0 : Math.round((Math.acos(new DOMMatrix(transform).m11) * 180) / Math.PI);
    });

test('an administrator sees the programme: steps, prizes and commission', async ({ page, signedIn }) => {
  await signedIn({ userType: 'admin' });
  await page.goto('/afiliado');
  await expect(page.getByRole('heading', { level: 1, name: 'Afiliado' })).toBeVisible();
  const link = page.getByRole('link', { name: /Pegar meu link/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', /^https:\/\//);
  await expect(page.getByText('Começa em 10% de comissão mensal')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Comissão mensal por número de vendas' }).getByRole('row');
  await expect(rows).toHaveText([
    /Vendas no mês\s*Comissão/,
    /0 a 9 vendas\s*10%/,
    /10 a 99 vendas\s*15%/,
    /100 a 199 vendas\s*20%/,
    /200\+ vendas\s*30%/,
  ]);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test('the prize cards flip on hover and focus, in 0.7 s', async ({ page, signedIn }) => {
  await signedIn({ userType: 'admin' });
  await page.goto('/afiliado');
  await expect(tier(page, 'Bronze')).toContainText('10+ vendas');
  await expect(tier(page, 'Gold')).toContainText('100+ vendas');
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
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

  test('a tap flips a prize card, another tap flips it back', async ({ page, signedIn }) => {
    await signedIn({ userType: 'admin' });
    await page.goto('/afiliado');
    await tier(page, 'Diamond').tap();
    await expect.poll(() => turn(page, 'Diamond')).toBe(180);
    await tier(page, 'Diamond').tap();
    await expect.poll(() => turn(page, 'Diamond')).toBe(0);
  });
});

test('a premium user who is not an administrator sees the restricted view', async ({ page, signedIn }) => {
  await signedIn({ userType: 'premium' });
  await page.goto('/afiliado');
  await expect(page.getByRole('heading', { name: 'Acesso restrito' })).toBeVisible();
  await expect(page.getByText('Esta área está disponível apenas para administradores.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Pegar meu link/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL('/dashboard');
});
