import type { RegisteredRouter } from '@tanstack/react-router';

/** Fetches the code of a page ahead of time, without asking the guard or loading its data. */
export function preloadPage(router: RegisteredRouter, pathname: string): void {
  const [routes] = router.getMatchedRoutes(pathname);
  // A failure shows when the page is really opened.
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
}
