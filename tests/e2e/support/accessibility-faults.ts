import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './fixtures.ts';

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

/** Half as long as the script that the package exports, and injected into every checked page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe runs WCAG 2.2 rules (target size) only if asked. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Experimental in axe, but part of the Lighthouse score. */
const AXE_RULES = {
  'label-content-name-mismatch': { enabled: true },
  'table-fake-caption': { enabled: true },
  'td-has-header': { enabled: true },
};

/** axe violations of the current page, by WCAG 2.2 A and AA and its best practices. */
export async function findViolations(page: Page): Promise<string[]> {
  await settleAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const results = await page.evaluate(
    async ([tags, rules]) => {
      const { axe: injected } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } }; // set by axeSource
      return injected.run({ runOnly: tags, rules, resultTypes: ['violations'] });
    },
    [AXE_TAGS, AXE_RULES] as const,
  );
  const violations = results.violations.map(({ nodes, ...rule }) => ({
    ...rule,
    // An open menu, select or tooltip floats above the page: it belongs to its button, not to a landmark.
    nodes: nodes.filter(({ html }) => !(rule.id === 'region' && /^<div data-radix-(popper|select)-/.test(html))),
  }));
  return violations
    .filter(({ nodes }) => nodes.length > 0)
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary}`).join('\n')}`,
    );
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

/** A fading element would be checked with its current colours. Endless animations, and those of folded content, which stand still, are ignored. */
export async function settleAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Animations caused by a change of width start with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const finite = document.getAnimations().filter((animation) => {
      const { effect, playState } = animation;
      const isFolded = effect instanceof KeyframeEffect && effect.target?.checkVisibility() === false;
      return playState === 'running' && !isFolded && Number.isFinite(Number(effect?.getComputedTiming().endTime));
    });
    await Promise.all(finite.map((animation) => animation.finished.catch(() => null)));
  });
}
