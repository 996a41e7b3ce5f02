import { test as base, type Page } from '@playwright/test';
import type { UserType } from '#domain/accounts/user-types.ts';
import { createUser, type E2eUser, signInAs } from './accounts.ts';
import { watchProblems } from './page-problems.ts';

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
