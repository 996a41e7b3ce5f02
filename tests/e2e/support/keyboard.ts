import type { ElementHandle, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** More stops than any page of the site has between two things. */
const MANY = 120;

type Stop = { what: string; isBody: boolean; isTarget: boolean; isStale: boolean; faults: string[] };

/** Where the keyboard stands: what it is, and what is wrong with how it is shown. */
function readStop(page: Page, target: ElementHandle | null = null): Promise<Stop> {
  return page.evaluate((wanted) => {
    const isStale = wanted?.isConnected === false;
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { what: 'body', isBody: true, isTarget: false, isStale, faults: [] };
    const what = element.outerHTML.slice(0, 120);
    // A control that is drawn by its label wears its ring there, a link that stands for its card around the card.
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
    // Not behind the bar or anything else: what lies at its middle is itself, a part of it or what it stands in.
    const owner = label ?? element;
    const { left, top, width, height } = owner.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1));
    const isSeen = hit !== null && (owner.contains(hit) || hit.contains(owner));
    const faults = [...(hasRing ? [] : ['no visible focus']), ...(isSeen ? [] : ['out of sight'])];
    return { what, isBody: false, isTarget: element === wanted, isStale, faults };
  }, target);
}

/** Asked for only where there is a fault: hundreds of expectations that hold take the runner longer than the keys. */
function expectSeen({ faults, what }: Stop): void {
  if (faults.length > 0) expect(faults, what).toEqual([]);
}

/** Tab (or Shift+Tab) until the target has the focus; every stop on the way must be seen. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  const seen: string[] = [];
  // Found once, and again only when the page has drawn another in its place: looking for it at every stop is slow.
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

/** To the target by Tab, then the key that works it. */
export async function use(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Through all stops of the page and out at its end: nothing holds the keyboard. Gives back how many there were. */
export async function tabThrough(page: Page): Promise<number> {
  for (let stops = 1; stops < MANY; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    if (stop.isBody) return stops;
    expectSeen(stop);
  }
  throw new Error('the keyboard did not come out of the page');
}
