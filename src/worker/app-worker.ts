import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { findSitePattern } from '#domain/site-paths.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build (scripts/app-worker.ts): the shells, by the pattern of their address, and the files. */
declare const PRECACHED: PrecacheEntry[];
declare const OFFLINE_PAGE: string;

/**
 * Keeps the shells and code of signed-in pages, which are the same for everybody, and nothing else: no reply of the
 * server passes through here, so there is nothing of a person to forget.
 */
const shells = new Set(PRECACHED.map(({ url }) => url).filter((url) => !url.startsWith('/assets/')));
const files = new Set(PRECACHED.map(({ url }) => url).filter((url) => url.startsWith('/assets/')));

precache(PRECACHED);
cleanupOutdatedCaches();

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  async ({ request, url }) => {
    if (await yieldToNewVersion()) return fetch(request);
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

/** The last open tab is being loaded anew: nothing holds on to this version, so the one that waits takes its place. */
async function yieldToNewVersion(): Promise<boolean> {
  const { waiting } = self.registration;
  if (!waiting) return false;
  const tabs = await self.clients.matchAll({ type: 'window' });
  if (tabs.length > 1) return false;
  waiting.postMessage({ type: 'SKIP_WAITING' });
  return true;
}
