import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { centre } from './tasks.ts';

/** Holds still for a moment, then moves: a touch drag. */
export async function dragByTouch(target: Locator, to: { x: number; y: number }): Promise<void> {
  const page = target.page();
  const client = await page.context().newCDPSession(page);
  const start = await centre(target);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  await send('touchStart', { x: start.x, y: start.y });
  await expect(page.locator('[data-dragged]')).toBeVisible();
  for (let step = 1; step <= 10; step += 1) {
    const part = step / 10;
    await send('touchMove', { x: start.x + (to.x - start.x) * part, y: start.y + (to.y - start.y) * part });
  }
  await send('touchEnd');
  await client.detach();
}

/** The page fits the phone, and touch targets are large enough: 24 px for all, 44 px for the main actions. */
export async function expectTouchable(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`scrolls sideways: ${scrollWidth} of ${innerWidth} px`);
    const controls = document.querySelectorAll('a[href], button, input, select, textarea, [role=button], [role=tab]');
    for (const control of controls) {
      // A checkbox or radio is tapped by its label.
      const label =
        control instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(control.type)
          ? control.labels?.[0]
          : null;
      const target = control.closest('label') ?? label ?? control;
      const style = getComputedStyle(control);
      const isHidden =
        target.getClientRects().length === 0 || style.visibility === 'hidden' || target.matches('.sr-only');
      // Links within a sentence are as high as its lines.
      if (isHidden || control.closest('[aria-hidden=true]') || control.closest('p, dd, .rich')) continue;
      // The tap area may be larger than the visible control.
      const areas = [target.getBoundingClientRect(), ...['::before', '::after'].map((part) => pseudoBox(target, part))];
      const width = Math.max(...areas.map((area) => area.width));
      const height = Math.max(...areas.map((area) => area.height));
      const least = control.matches(
        '.btn-primary, .btn-premium, nav:is([aria-label="Principal"], [aria-label="Conta"]) a, .menu-item',
      )
        ? 43.5
        : 23.5;
      if (Math.min(height, least === 43.5 ? height : width) < least) {
        found.push(`${Math.round(width)} × ${Math.round(height)} px: ${control.outerHTML.slice(0, 90)}`);
      }
    }
    return found;

    function pseudoBox(element: Element, part: string) {
      const { content, width, height, position } = getComputedStyle(element, part);
      const isThere = content !== 'none' && position === 'absolute';
      return { width: isThere ? Number.parseFloat(width) : 0, height: isThere ? Number.parseFloat(height) : 0 };
    }
  });
  expect(faults, new URL(page.url()).pathname).toEqual([]);
}
