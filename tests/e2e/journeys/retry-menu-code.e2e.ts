import { expect, test } from '../support/fixtures.ts';
import { windowedChromium } from '../support/windowed-chromium.ts';

// Older browsers never refetch a module that failed once; the headless Chromium may be one of them.
test.use({ launchOptions: windowedChromium() });

test('a menu that fails to load says so, and loads at the next press', async ({ page, signedIn, allowProblem }) => {
  allowProblem(/user-menu|net::ERR_FAILED/);
  await signedIn();
  let isOnline = false;
  await page.route(/\/assets\/user-menu-[^/]+\.js$/, (route) => (isOnline ? route.continue() : route.abort()));
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: 'Menu do usuário' });
  await button.click();
  await expect(page.getByText('Não foi possível abrir o menu.').first()).toBeVisible();
  isOnline = true;
  await button.click();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
});
