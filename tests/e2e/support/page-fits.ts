import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility-faults.ts';
import { expect } from './fixtures.ts';

const WIDTHS = { 360: 800, 768: 1024, 1440: 900 };

/** At phone, tablet and desktop width; with SHOTS=on it saves full-page screenshots under test-results/shots. */
export async function takeShots(page: Page, name: string): Promise<void> {
  for (const [width, height] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width: Number(width), height });
    if (process.env.SHOTS !== 'on') continue;
    await page.screenshot({ path: `test-results/shots/${name}-${width}.png`, fullPage: true, animations: 'disabled' });
  }
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'horizontal overflow in pixels').toBeLessThanOrEqual(0);
}

/** Without sideways scroll and without axe violations at phone, tablet and desktop width. */
export async function expectFitsAccessibly(page: Page): Promise<void> {
  for (const [width, height] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width: Number(width), height });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}

/** Nothing scrolls sideways at these widths; the page is left at the last. */
export async function expectFits(page: Page, widths: readonly number[] = [360, 768, 1440]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}

/** The page fits its width and has no axe violation; pictures of it where they are asked for. */
export async function lookAt(page: Page, name: string): Promise<void> {
  await takeShots(page, name);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}
