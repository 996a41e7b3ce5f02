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
 * Renders a skeleton of every signed-in page at build time, as it looks before its data has loaded: menu, title,
 * placeholders in their final size. Parts that depend on the person are hidden (`in-[#page-skeleton]`), or wait for `usePlan`.
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
  // The only methods that rendering calls.
  const store: Pick<AuthStore, 'getState' | 'subscribe' | 'resolved'> = {
    getState: () => state,
    subscribe: () => () => undefined,
    resolved: async () => state,
  };
  return store as AuthStore;
}

/** The skeleton must be the same for every plan. Pages for administrators only have none: the guard decides first. */
async function drawPage(pattern: SitePattern): Promise<string | undefined> {
  const skeleton = await drawFor(pattern, accountOf('premium'));
  if (!skeleton) return undefined;
  for (const userType of userTypes) {
    const other = await drawFor(pattern, accountOf(userType));
    if (other && mainOf(other) !== mainOf(skeleton)) {
      throw new Error(`says something else to ${userType} before the plan is known (usePlan)`);
    }
  }
  return skeleton;
}

/** Compares only <main>: the menu around it has more entries for administrators. */
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
    // Without onError React would render the loading screen instead of failing.
    {
      onError(error) {
        failure ??= error;
      },
    },
  );
  if (failure) throw failure;
  return (await new Response(prelude).text()).replace(/<!--.*?-->/g, '');
}

/** Pages that consist of personal data only. */
const personalPages: readonly SitePattern[] = ['/', '/profile'];

// Garbage collection timers of the cache would keep the build process running.
queryClient.setDefaultOptions({ queries: { gcTime: Number.POSITIVE_INFINITY } });

/** Rendered while this module loads: pages import code lazily, and the module runner is closed afterwards. */
export const skeletons: Partial<Record<SitePattern, string>> = {};
for (const pattern of sitePatterns.filter((page) => !personalPages.includes(page))) {
  try {
    const skeleton = await drawPage(pattern);
    if (skeleton) skeletons[pattern] = skeleton;
  } catch (error) {
    // The page still works, with the loading screen instead of a skeleton. tests/site reports the missing skeleton.
    console.warn(`${pattern} cannot be drawn at build time:`, error);
  }
}
