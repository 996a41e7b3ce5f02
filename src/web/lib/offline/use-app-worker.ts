import { useEffect, useState } from 'react';

/** Well after the first drawing: what is kept is for the next visit and must not slow this one down. */
const CALM_MS = 2000;

/** Starts the service worker for whoever is signed in. The result, once there is a newer version, moves on to it. */
export function useAppWorker(): (() => void) | undefined {
  const [update, setUpdate] = useState<() => void>();
  useEffect(() => {
    // Browsers have workers on https and on localhost only; in development the files change all the time.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      timer = setTimeout(() => {
        import('./app-worker.ts').then(
          ({ startAppWorker }) => startAppWorker((apply) => setUpdate(() => apply)),
          // Offline by now: the next visit starts it.
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
