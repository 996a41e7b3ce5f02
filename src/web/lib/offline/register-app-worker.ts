import { Workbox } from 'workbox-window';

/** Browsers look for a new version when a page opens; a tab may stay open for days. */
const CHECK_MS = 60 * 60_000;

export function startAppWorker(onNewVersion: (update: () => void) => void): void {
  const worker = new Workbox('/sw.js');
  let isWanted = false;
  let checkedAt = Date.now();

  async function update() {
    isWanted = true;
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.waiting) worker.messageSkipWaiting();
    else window.location.reload();
  }

  function check() {
    checkedAt = Date.now();
    worker.update().catch(() => undefined);
  }

  worker.addEventListener('waiting', () => onNewVersion(update));
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (isWanted) window.location.reload();
    // Another tab activated the new version: the code of this tab is no longer cached.
    else if (isUpdate) onNewVersion(update);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > CHECK_MS) check();
  });
  // A chunk of this version no longer exists on the server: there is a newer version.
  window.addEventListener('vite:preloadError', check);
  // Ignored: the application works online without it. The browser may refuse, or a deployment may be incomplete.
  worker.register({ immediate: true }).catch(() => undefined);
}
