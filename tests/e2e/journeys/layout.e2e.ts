import { expectAccessible } from '../support/accessibility-faults.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSidewaysScroll } from '../support/page-fits.ts';

test('the menu is at the side from 768 px, with tooltips up to 1023 px, else below', async ({ page, signedIn }) => {
  await signedIn();
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/tasks');
  const side = page.locator('.side');
  const thumbBar = page.locator('.thumb-bar');
  const link = (name: string) => side.getByRole('link', { name, exact: true });
  const labelWidth = async (name: string) => (await link(name).locator('span').boundingBox())?.width ?? 0;

  for (const width of [768, 1023]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(thumbBar).toBeHidden();
    // Collapsed to its icon, but still with an accessible name.
    await expect(link('Tarefas')).toHaveAttribute('aria-current', 'page');
    expect((await side.boundingBox())?.width).toBe(64);
    expect(await labelWidth('Tarefas')).toBeLessThan(2);
    await link('Produtos').hover();
    expect(await labelWidth('Produtos')).toBeGreaterThan(40);
    await expectNoSidewaysScroll(page);
  }

  // Its first link follows the user button; focus shows the tooltip too.
  await page.mouse.move(600, 600);
  await page.getByRole('button', { name: 'Menu do usuário' }).focus();
  await page.keyboard.press('Tab');
  await expect(link('Início')).toBeFocused();
  expect(await labelWidth('Início')).toBeGreaterThan(30);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/produtos');

  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(thumbBar).toBeHidden();
    expect((await side.boundingBox())?.width).toBe(232);
    expect(await labelWidth('Produtos')).toBeGreaterThan(40);
  }

  await page.setViewportSize({ width: 767, height: 900 });
  await expect(side).toBeHidden();
  await expect(thumbBar).toHaveText(/^Início\s*Tarefas\s*Produtos\s*Robôs\s*Mais/);
});

test('on a phone the menu is a drawer that traps and returns the focus', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn();
  await page.goto('/profile');
  const open = page.getByRole('button', { name: 'Abrir menu' });
  await open.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Perfil' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await drawer.getByRole('link', { name: 'Início' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(drawer).toBeHidden();
  await expectNoSidewaysScroll(page);
});

test('on a wide screen the skip link, the top of a new page, and the marked menu', async ({ page, signedIn }) => {
  await signedIn({ userType: 'admin', name: 'Rafael Nishimura' });
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Perfil' })).toBeVisible();

  await test.step('the skip link skips the menus', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Dados' })).toBeFocused();
  });

  await test.step('a new page starts at the top with the focus in the content', async () => {
    await page.getByLabel('Confirmar nova senha').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Início' }).click();
    await expect(page).toHaveTitle('Início · Dropar');
    await expect(page.locator('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('the side menu marks the current page', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await expect(menu.getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeHidden();
  });

  await test.step('the user menu shows the plan and works by keyboard', async () => {
    await page.getByRole('button', { name: 'Menu do usuário' }).focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu).toContainText('Rafael Nishimura');
    await expect(menu).toContainText('Plano Admin');
    await expect(menu.getByRole('menuitem', { name: 'Perfil' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile');
  });
});
