import { useEffect, useState } from 'react';

/** Well after the first paint: the cache is for the next visit and must not slow this one down. */
const CALM_MS = 2000;

/** Starts the service worker for signed-in people. Returns a function that activates a newer version, if any. */
export function useAppWorker(): (() => void) | undefined {
  const [update, setUpdate] = useState<() => void>();
  useEffect(() => {
    // Service workers need https or localhost; in development the files change all the time.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      timer = setTimeout(() => {
        import('./register-app-worker.ts').then(
          ({ startAppWorker }) => startAppWorker((apply) => setUpdate(() => apply)),
          // Probably offline: the next visit tries again.
          () => undefined,
        );
      }, CALM_MS);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', start);
    };
  }, []);
  return update;
}
