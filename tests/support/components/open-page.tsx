import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRoute,
  createMemoryHistory,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import type { Profile } from '#contract/account/profile.ts';
import type { UserType } from '#domain/accounts/user-types.ts';
import { dismissToast } from '#web/components/ui/toast/toast-store.ts';
import { PremiumOfferHost } from '#web/features/plans/premium-offer-host.tsx';
import { closePremiumOffer } from '#web/lib/premium-offer.ts';
import { AuthContext, CurrentUserContext } from '#web/lib/session/auth-context.ts';
import type { AuthStore } from '#web/lib/session/auth-store.ts';
import { Route as rootRoute } from '#web/routes/__root.tsx';

/** Pages as declared in `src/web/routes`, by path; links to other pages go nowhere. */
export type Pages = Record<`/${string}`, AnyRoute>;

const someone: Profile = {
  id: 'aaaaaaaa-0000-4000-8000-000000000000',
  name: 'Marina Tanaka',
  email: 'marina@example.com',
  userType: 'free',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};

/** Browser features that happy-dom lacks. */
function completeDom(): void {
  // happy-dom does not know <search>, about which React warns.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement', configurable: true });
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => {};
  Element.prototype.releasePointerCapture ??= () => {};
}

/**
 * Shows a page of the site for a signed-in person: URL, title, toasts and the Premium offer work as in the browser.
 * `fakeApi` answers its requests.
 */
export function openPage(path: string, pages: Pages, person: { userType?: UserType; name?: string } = {}) {
  completeDom();
  dismissToast();
  closePremiumOffer();
  const store = profileStore({ ...someone, ...person });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 10_000 }, mutations: { networkMode: 'always' } },
  });
  const app = createRoute({ id: '_app', getParentRoute: () => rootRoute, component: () => <App store={store} /> });
  const children = Object.entries(pages).map(([address, page]) =>
    page.update({ id: address, path: address, getParentRoute: () => app } as never),
  );
  const router = createRouter({
    // The site's own route tree is typed by a generated file; this one has the pages of one test.
    routeTree: rootRoute.addChildren([app.addChildren(children)]) as never,
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { auth: store.auth, queryClient } as never,
    defaultPendingMs: 0,
  });
  const { unmount } = render(
    <AuthContext value={store.auth}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </AuthContext>,
  );
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    /** The current path with the query. */
    address: () => router.history.location.href,
    goTo: (next: string) => router.history.push(next),
    /** Changes the plan, as reported by the server. */
    setUserType: (userType: UserType) =>
      act(async () => {
        store.change({ userType });
        await queryClient.invalidateQueries();
      }),
    queryClient,
    unmount,
  };
}

type AuthMembers = Partial<Record<keyof AuthStore, unknown>>;

function profileStore(first: Profile) {
  let profile = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const getState = () => ({ status: 'signed-in', profile });
  return {
    read: () => profile,
    subscribe,
    change(part: Partial<Profile>) {
      profile = { ...profile, ...part };
      for (const listener of listeners) listener();
    },
    // Pages behind the guard use only these members.
    auth: { getState, subscribe, resolved: async () => getState() } satisfies AuthMembers as unknown as AuthStore,
  };
}

function App({ store }: { store: ReturnType<typeof profileStore> }) {
  const profile = useSyncExternalStore(store.subscribe, store.read);
  return (
    <CurrentUserContext value={profile}>
      <main>
        <Outlet />
      </main>
      <PremiumOfferHost />
    </CurrentUserContext>
  );
}

/** The visible notification; another element contains its text for screen readers. */
export const toastText = (): string => document.querySelector('.toast')?.textContent ?? '';
