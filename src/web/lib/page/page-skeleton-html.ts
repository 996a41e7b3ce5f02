import { startTransition, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** In the same frame in which the page appears. False if there is no skeleton (`prerender-skeletons.tsx`). */
export function removeSkeletonWhenDrawn(root: HTMLElement): boolean {
  const skeleton = document.getElementById('page-skeleton');
  if (!skeleton) return false;
  const observer = new MutationObserver(() => {
    // The guard's loading screen is behind the skeleton, for screen readers only; wait for the real page.
    if (!root.querySelector('main:not(.loading-screen)')) return;
    observer.disconnect();
    skeleton.replaceChildren();
    // The empty element stays for one more frame: while it exists the page uses the skeleton's fonts (tokens.css).
    afterNextPaint(() => {
      skeleton.remove();
      for (const listener of listeners) listener();
    });
  });
  observer.observe(root, { childList: true, subtree: true });
  return true;
}

/** Runs immediately in a background tab, which is never painted. */
function afterNextPaint(run: () => void): void {
  if (document.visibilityState === 'hidden') run();
  else requestAnimationFrame(() => setTimeout(run));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isGone = () => typeof document === 'undefined' || document.getElementById('page-skeleton') === null;

/** Data in small steps once the page has replaced its skeleton: both at once would block a slow phone. */
export function useDataAfterFirstPaint<Data>(data: Data | undefined): Data | undefined {
  const isPageDrawn = useSyncExternalStore(subscribe, isGone, isGone);
  const drawn = useDeferredValue(isPageDrawn ? data : undefined);
  return drawn === undefined ? undefined : data;
}

/** For the less important part of a page: returns the data only after the first part has been painted. */
export function useAfterFirstPaint<Data>(data: Data | undefined): Data | undefined {
  const [isPainted, setPainted] = useState(isGone);
  const isWaiting = data !== undefined && !isPainted;
  useEffect(() => {
    if (isWaiting) afterNextPaint(() => startTransition(() => setPainted(true)));
  }, [isWaiting]);
  return isPainted ? data : undefined;
}
