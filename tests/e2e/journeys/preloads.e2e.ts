import type { Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';

/** The browser warns this long after the load event about unused preloads, plus a margin. */
const VERDICT_MS = 3_500;

const openPages = ['/', '/login', '/termos'];
const signedInPages = ['/tasks', '/robos/copy', '/produtos', '/profile'];

/** All tabs at once, because each has to wait. The fixture that watches the context collects the warnings. */
async function openUntilVerdict(page: Page, paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      const tab = await page.context().newPage();
      await tab.goto(path, { waitUntil: 'load' });
      await tab.waitForFunction((ms) => {
        const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return load && load.loadEventEnd > 0 && performance.now() - load.loadEventEnd > ms;
      }, VERDICT_MS);
    }),
  );
}

test('public pages use everything they preload', async ({ page }) => {
  await openUntilVerdict(page, openPages);
});

test('signed-in pages use everything they preload', async ({ page, signedIn }) => {
  test.setTimeout(60_000);
  await signedIn({ userType: 'premium' });
  // Stores the session for the other tabs.
  await page.goto('/dashboard');
  await openUntilVerdict(page, signedInPages);
});
