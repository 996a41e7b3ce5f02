import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import type { RouteRequirement } from '#domain/site/route-access.ts';
import type { AuthStore } from '#web/lib/session/auth-store.ts';
import { routeTree } from './route-tree.gen.ts';

export function createSiteRouter(auth: AuthStore, history: RouterHistory) {
  return createRouter({
    routeTree,
    context: { auth },
    history,
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: lazyRouteComponent(() => import('#web/features/layout/page-error.tsx'), 'PageError'),
  });
}

type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
  interface StaticDataRouteOption {
    /** Name of the page in the tab; pages that know it only later use `useDocumentTitle`. */
    title?: string;
    /** What the page requires in addition to a signed-in person. */
    requires?: RouteRequirement;
  }
}
