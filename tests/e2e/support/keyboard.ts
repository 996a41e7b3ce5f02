import type { ElementHandle, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** More tab stops than any page has between two controls. */
const MANY = 160;

type Stop = { what: string; isBody: boolean; isTarget: boolean; isStale: boolean; faults: string[] };

/** The focused element, and problems with how its focus is shown. */
function readStop(page: Page, target: ElementHandle | null = null): Promise<Stop> {
  return page.evaluate((wanted) => {
    const isStale = wanted?.isConnected === false;
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { what: 'body', isBody: true, isTarget: false, isStale, faults: [] };
    const what = element.outerHTML.slice(0, 120);
    // A control drawn by its label has its focus ring there, a link that covers its card around the card.
    const label = element.closest('label');
    const drawn = [element, element.parentElement, element.closest('li'), label, ...(label?.children ?? [])].filter(
      (each) => each !== null,
    );
    const hasRing = drawn
      .flatMap((each) => [getComputedStyle(each), getComputedStyle(each, '::after')])
      .some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none',
      );
    // Not covered by the bar or anything else: the element at its centre is itself, a child or a parent.
    const owner = label ?? element;
    const { left, top, width, height } = owner.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1));
    const isSeen = hit !== null && (owner.contains(hit) || hit.contains(owner));
    const faults = [...(hasRing ? [] : ['no visible focus']), ...(isSeen ? [] : ['out of sight'])];
    return { what, isBody: false, isTarget: element === wanted, isStale, faults };
  }, target);
}

/** Called only for a fault: hundreds of passing expectations take longer than the key presses. */
function expectSeen({ faults, what }: Stop): void {
  if (faults.length > 0) expect(faults, what).toEqual([]);
}

/** Presses Tab (or Shift+Tab) until the target has the focus; every stop on the way must be visible. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  const seen: string[] = [];
  // Looked up once, and again only if the page has replaced it: a lookup at every stop is slow.
  let wanted = await target.elementHandle();
  for (let stops = 0; stops < MANY; stops += 1) {
    await page.keyboard.press(key);
    let stop = await readStop(page, wanted);
    if (stop.isStale) {
      wanted = await target.elementHandle();
      stop = await readStop(page, wanted);
    }
    seen.push(stop.what);
    expectSeen(stop);
    if (stop.isTarget) return;
  }
  throw new Error(`not reached by ${key}: ${target}\n${seen.slice(-8).join('\n')}`);
}

/** Tabs to the target, then presses the key. */
export async function use(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Tabs through all stops of the page and out at its end: no focus trap. Returns the number of stops. */
export async function tabThrough(page: Page): Promise<number> {
  for (let stops = 1; stops < MANY; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    if (stop.isBody) return stops;
    expectSeen(stop);
  }
  throw new Error('the keyboard did not come out of the page');
}
