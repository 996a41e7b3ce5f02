import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import type { Profile } from '#contract/account/profile.ts';
import { type UserType, userTypes } from '#domain/accounts/user-types.ts';
import { type SitePattern, sitePatterns } from '#domain/site/site-paths.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { AuthContext } from '#web/lib/session/auth-context.ts';
import type { AuthState, AuthStore } from '#web/lib/session/auth-store.ts';
import { createSiteRouter } from './router.tsx';

/**
 * Every signed-in page as it stands before its data has arrived, drawn by its own components at build time: menu,
 * title, skeletons in their final shape. What depends on the person is hidden by `#picture` in shell.css, or waits for
 * `usePlan`.
 */
const NO_TIME = new Date(0).toISOString();
const nobody: Omit<Profile, 'userType'> = { id: '', name: '', email: '', createdAt: NO_TIME, updatedAt: NO_TIME };

function accountOf(userType: UserType): AuthStore {
  const state: AuthState = {
    status: 'signed-in',
    profile: { ...nobody, userType },
    isRecovering: false,
    linkError: undefined,
    linkQuestion: undefined,
  };
  return {
    getState: () => state,
    subscribe: () => () => undefined,
    settled: async () => state,
  } as unknown as AuthStore; // all that drawing asks of it
}

/** The same for every plan, or none. Pages of administrators alone show nothing before the guard has decided. */
async function drawPage(pattern: SitePattern): Promise<string | undefined> {
  const picture = await drawFor(pattern, accountOf('premium'));
  if (!picture) return undefined;
  for (const userType of userTypes) {
    const other = await drawFor(pattern, accountOf(userType));
    if (other && mainOf(other) !== mainOf(picture)) {
      throw new Error(`says something else to ${userType} before the plan is known (usePlan)`);
    }
  }
  return picture;
}

/** The page without the frame, whose menu has more lines for administrators. */
const mainOf = (page: string): string => page.slice(page.indexOf('<main'), page.indexOf('</main>'));

async function drawFor(pattern: SitePattern, auth: AuthStore): Promise<string | undefined> {
  const router = createSiteRouter(auth, createMemoryHistory({ initialEntries: [pattern] }));
  await router.load();
  const { matches } = router.state;
  const isOpen =
    matches.some(({ routeId }) => routeId === '/_app') && matches.every(({ status }) => status === 'success');
  if (!isOpen) return undefined;
  let failure: unknown;
  const { prelude } = await prerender(
    <AuthContext value={auth}>
      <RouterProvider router={router} />
    </AuthContext>,
    // Inside a page React would draw its loading screen instead.
    {
      onError(error) {
        failure ??= error;
      },
    },
  );
  if (failure) throw failure;
  return (await new Response(prelude).text()).replace(/<!--.*?-->/g, '');
}

/** Without the person there is nothing to show. */
const personalPages: readonly SitePattern[] = ['/', '/profile'];

// The timers that would clear it away would keep the build waiting.
queryClient.setDefaultOptions({ queries: { gcTime: Number.POSITIVE_INFINITY } });

/** Made while this module is loaded: the runner that loads it is gone afterwards, and pages load parts of theirs. */
export const pictures: Partial<Record<SitePattern, string>> = {};
for (const pattern of sitePatterns.filter((page) => !personalPages.includes(page))) {
  try {
    const picture = await drawPage(pattern);
    if (picture) pictures[pattern] = picture;
  } catch (error) {
    // The page works all the same, with the loading screen. tests/site tells.
    console.warn(`${pattern} cannot be drawn at build time:`, error);
  }
}
