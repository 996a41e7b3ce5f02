import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** To another page of the application that is open, as a link would lead there: nothing is loaded anew. */
export const moveTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => window.history.pushState({}, '', to), address);

/** The same, until nothing is left of the page before. */
export async function moveOn(page: Page, address: string): Promise<void> {
  const left = await page.getByRole('heading', { level: 1 }).first().elementHandle();
  await moveTo(page, address);
  await expect.poll(() => left?.evaluate((heading) => heading.isConnected)).toBe(false);
}

/** Keeps the answers to these requests back until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Answers these requests with a refusal that no client tries again by itself. `page.unroute(url)` ends it. */
export async function refuse(
  page: Page,
  url: string | RegExp,
  { status = 409, code = 'conflict', except }: { status?: number; code?: string; except?: string } = {},
): Promise<void> {
  await page.route(url, (route) =>
    route.request().method() === except
      ? route.fallback()
      : route.fulfill({ status, json: { code, message: 'Recusado pelo teste.', requestId: 'e2e' } }),
  );
}

/** The notification on screen; its text is also read out from another element. */
export const toastOf = (page: Page): Locator => page.locator('.toast');

/** Presses a star as a pointer does. */
export const giveStars = (rating: Locator, stars: number): Promise<void> =>
  rating
    .locator('label')
    .nth(stars - 1)
    .click();
