import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { findSitePattern } from '#domain/site/site-paths.ts';

declare const self: ServiceWorkerGlobalScope;
/** Injected by the build (scripts/build-app-worker.ts): shells by address pattern, and asset files. */
declare const PRECACHED: PrecacheEntry[];
declare const OFFLINE_PAGE: string;

/**
 * Caches only the shells and code of signed-in pages, which are the same for everybody. API replies are not cached
 * here, so there is no personal data to delete at sign-out.
 */
const shells = new Set(PRECACHED.map(({ url }) => url).filter((url) => !url.startsWith('/assets/')));
const files = new Set(PRECACHED.map(({ url }) => url).filter((url) => url.startsWith('/assets/')));

const TIMEOUT_MS = 3000;

precache(PRECACHED);
cleanupOutdatedCaches();

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  async ({ request, url }) => {
    const newer = await moveOn(request);
    if (newer) return newer;
    const pattern = findSitePattern(url.pathname);
    const shell = pattern && shells.has(pattern) ? await matchPrecache(pattern) : undefined;
    return shell ?? fetch(request);
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && files.has(url.pathname),
  async ({ request, url }) => (await matchPrecache(url.pathname)) ?? fetch(request),
);

setCatchHandler(async ({ request }) =>
  request instanceof Request && request.mode === 'navigate'
    ? ((await matchPrecache(OFFLINE_PAGE)) ?? Response.error())
    : Response.error(),
);

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

/**
 * A newer version is waiting and the only tab is reloading, so this version can be replaced. The page then comes from
 * the server if it answers in time; otherwise this version stays active.
 */
async function moveOn(request: Request): Promise<Response | undefined> {
  const { waiting } = self.registration;
  if (!waiting) return undefined;
  const tabs = await self.clients.matchAll({ type: 'window' });
  if (tabs.length > 1) return undefined;
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const reply = await Promise.race([fetch(request).catch(() => undefined), timeout]);
  if (reply) waiting.postMessage({ type: 'SKIP_WAITING' });
  return reply;
}
