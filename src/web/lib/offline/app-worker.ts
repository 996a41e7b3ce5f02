import { Workbox } from 'workbox-window';

/** Browsers look for a new version when a page opens; a tab may stay open for days. */
const CHECK_MS = 60 * 60_000;

/** Lets the service worker keep the shell and code for the next visit, and tells when a newer version has arrived. */
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
    // Another tab has moved on: this one runs on code that nobody keeps any more.
    else if (isUpdate) onNewVersion(update);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > CHECK_MS) check();
  });
  // A part of this version is no longer to be had: there is a newer one.
  window.addEventListener('vite:preloadError', check);
  // Without it everything works, with a connection: the browser may refuse, or the files may not be whole yet.
  worker.register({ immediate: true }).catch(() => undefined);
}
