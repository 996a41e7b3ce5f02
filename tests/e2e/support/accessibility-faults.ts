import type { Page } from '@playwright/test';
import { findViolations, settleAnimations } from './fixtures.ts';

/** The long run (`npm run test:access`) checks every page at both widths. */
export const isFull = process.env.ACCESS_FULL === '1';

export const WIDE = { width: 1440, height: 900 };
/** A 1280 px screen at 400 % zoom, narrower than any phone. */
const NARROW = { width: 320, height: 640 };

async function findAxeFaults(page: Page, isOnPhone: boolean): Promise<string[]> {
  await page.setViewportSize(isOnPhone ? NARROW : WIDE);
  const width = isOnPhone ? 'phone' : 'wide';
  return (await findViolations(page)).map((violation) => `${width}: ${violation}`);
}

/** Checks that axe lacks: exactly one h1, a title, nothing cut off at 320 px. */
export async function findFaultsWithoutAxe(page: Page): Promise<string[]> {
  await page.setViewportSize(NARROW);
  await settleAnimations(page);
  const found = await page.evaluate(() => {
    const faults: string[] = [];
    const { documentElement: root, title } = document;
    if (root.scrollWidth > root.clientWidth)
      faults.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);
    if (root.lang !== 'pt-BR') faults.push(`language ${root.lang}`);
    if (!/\S/.test(title) || title === 'Dropar') faults.push(`title "${title}"`);
    const headings = document.querySelectorAll('h1').length;
    if (headings !== 1) faults.push(`${headings} headings of the first level`);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
    if (twice.length > 0) faults.push(`ids used twice: ${twice.join(', ')}`);
    return faults;
  });
  await page.setViewportSize(WIDE);
  return found;
}

/** All problems of the current page: axe at one width, and the checks that axe lacks. */
export async function findFaults(page: Page, isOnPhone: boolean): Promise<string[]> {
  const faults = await findAxeFaults(page, isOnPhone);
  if (isFull) faults.push(...(await findAxeFaults(page, !isOnPhone)));
  faults.push(...(await findFaultsWithoutAxe(page)));
  return faults;
}
