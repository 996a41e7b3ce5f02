import type { Page } from '@playwright/test';

/** Sums the browser's layout shifts; each page load starts a new sum. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Two frames after the last change: shifts are reported after their frame. */
export const readShifts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (window as unknown as { shifts: { sum: number } }).shifts.sum; // set by countShifts
  });
