import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Navigates within the open application like a link, without a page load. */
export const moveTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => window.history.pushState({}, '', to), address);

/** Navigates, and waits until the previous page is gone. */
export async function moveOn(page: Page, address: string): Promise<void> {
  const left = await page.getByRole('heading', { level: 1 }).first().elementHandle();
  await moveTo(page, address);
  await expect.poll(() => left?.evaluate((heading) => heading.isConnected)).toBe(false);
}

/** Delays the answers to these requests until the returned function is called. */
export async function delayRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Answers these requests with a refusal that no client retries. `page.unroute(url)` ends it. */
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

/** The visible notification; another element contains its text for screen readers. */
export const toastOf = (page: Page): Locator => page.locator('.toast');

/** Notes what toasts say from the next page load on, also those that are gone again; reads it. */
export async function watchToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    // A frame of a preview runs no script and has no storage.
    if (window !== window.top) return;
    let last: Element | null = null;
    new MutationObserver(() => {
      const title = document.querySelector('.toast-title');
      if (title && title !== last) {
        const titles: string[] = JSON.parse(sessionStorage.getItem('e2e-toasts') ?? '[]');
        sessionStorage.setItem('e2e-toasts', JSON.stringify([...titles, title.textContent]));
      }
      last = title;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('e2e-toasts') ?? '[]'));
}

/** The computed value of a design colour on this page. */
export const colorOf = (page: Page, token: `--color-${string}`): Promise<string> =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
