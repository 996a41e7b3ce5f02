import type { RegisteredRouter } from '@tanstack/react-router';

/** Preloads the code of a page without running its guard or loading its data. */
export function preloadPage(router: RegisteredRouter, pathname: string): void {
  const [routes] = router.getMatchedRoutes(pathname);
  // A failure is reported when the page is actually opened.
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
}
