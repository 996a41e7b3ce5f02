import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import type { UserType } from '#domain/accounts/user-types.ts';
import { createUser, type E2eUser, signInAs } from './accounts.ts';

type Fixtures = {
  /** Problems matching one of these are expected; any other fails the test. */
  allowProblem: (pattern: RegExp) => void;
  createUser: (options?: { userType?: UserType; name?: string }) => Promise<E2eUser>;
  /** A new user of that type, signed in from the next `page.goto` on. */
  signedIn: (options?: { userType?: UserType; name?: string }) => Promise<E2eUser>;
  signInAs: (user: E2eUser) => Promise<void>;
};

type Inner = { problems: string[]; isKnownBrowser: boolean; countsWarnings: boolean };

export const test = base.extend<Fixtures & Inner>({
  // Walks over whole pages set `test.use({ countsWarnings: true })`: a warning is a problem there too.
  countsWarnings: [false, { option: true }],
  // By default somebody has signed in here before; tests of a visitor's browser set `test.use({ isKnownBrowser: false
  // })`.
  isKnownBrowser: [true, { option: true }],
  context: async ({ context, isKnownBrowser }, use) => {
    if (isKnownBrowser) {
      // Only the page itself: a foreign frame in it may have no storage.
      await context.addInitScript(
        () => window === window.top && location.protocol !== 'about:' && localStorage.setItem('dropar.known', '1'),
      );
    }
    for (const page of context.pages()) actOnPages(page);
    context.on('page', actOnPages);
    await use(context);
  },
  problems: [async ({ page, countsWarnings }, use) => use(watchProblems(page, countsWarnings)), { auto: true }],
  allowProblem: [
    async ({ problems }, use) => {
      const allowed: RegExp[] = [];
      await use((pattern) => allowed.push(pattern));
      const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'unexpected console messages, page errors or failed requests').toEqual([]);
    },
    { auto: true },
  ],
  createUser: async ({ baseURL }, use) => use((options) => createUser(baseURL ?? '', options)),
  signInAs: async ({ baseURL, page }, use) => use((user) => signInAs(page, baseURL ?? '', user)),
  signedIn: async ({ baseURL, page }, use) =>
    use(async (options) => {
      const user = await createUser(baseURL ?? '', options);
      await signInAs(page, baseURL ?? '', user);
      return user;
    }),
});

export const expect = test.expect;

/** Longer than a page needs; a test that delays its account waits for the page itself. */
const PICTURE_MS = 5_000;

/**
 * Before its code runs, the shell shows a static picture of the page, which cannot be used or read out but has the same
 * texts and fields: a test continues once the page itself is there, unless it only waits for the first bytes.
 */
function actOnPages(page: Page): void {
  const pageItself = () => page.locator('#page-skeleton').waitFor({ state: 'detached', timeout: PICTURE_MS });
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await pageItself().catch(() => undefined);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== 'commit') await pageItself().catch(() => undefined);
    return response;
  };
}

/** Expected: playwright.config.ts blocks the service worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked';

/** A preload that was never used, or used with other request settings. */
const isWastedPreload = (message: ConsoleMessage): boolean =>
  message.type() === 'warning' && /\bpreload/.test(message.text());

function watchProblems(page: Page, countsWarnings: boolean): string[] {
  const problems: string[] = [];
  page.context().on('console', (message: ConsoleMessage) => {
    const isWarning = countsWarnings && message.type() === 'warning' && !message.text().startsWith(WORKER_BLOCKED);
    if (message.type() !== 'error' && !isWarning && !isWastedPreload(message)) return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.context().on('weberror', (error) => problems.push(`page: ${error.error().message}`));
  page.context().on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its running requests.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  return problems;
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

/** The computed value of a design colour on this page. */
export const colorOf = (page: Page, token: `--color-${string}`): Promise<string> =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);

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
