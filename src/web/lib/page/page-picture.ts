import { startTransition, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/**
 * Drawn by the shell before any script (`prerender-pictures.tsx`); gives way to the page in the same frame. Tells
 * whether there is one.
 */
export function dropPictureWhenDrawn(root: HTMLElement): boolean {
  const picture = document.getElementById('picture');
  if (!picture) return false;
  const observer = new MutationObserver(() => {
    // The guard's loading screen lies behind the picture, for who listens to the page.
    if (!root.querySelector('main:not(.loading-screen)')) return;
    observer.disconnect();
    picture.replaceChildren();
    // Its element stays for one frame more, in which the page has the picture's fonts (tokens.css).
    afterNextPaint(() => {
      picture.remove();
      for (const listener of listeners) listener();
    });
  });
  observer.observe(root, { childList: true, subtree: true });
  return true;
}

/** At once in a tab that nobody sees, which is not painted. */
function afterNextPaint(run: () => void): void {
  if (document.visibilityState === 'hidden') run();
  else requestAnimationFrame(() => setTimeout(run));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isGone = () => typeof document === 'undefined' || document.getElementById('picture') === null;

/**
 * A page's data, once it may be drawn: after the page itself has taken its picture's place, and in small steps. Both
 * together, as on a line that brings them at once, would hold up a slow phone. Later changes show at once.
 */
export function useFirstData<Data>(data: Data | undefined): Data | undefined {
  const isPageDrawn = useSyncExternalStore(subscribe, isGone, isGone);
  const drawn = useDeferredValue(isPageDrawn ? data : undefined);
  return drawn === undefined ? undefined : data;
}

/** For what need not be drawn with the first half of that data: the same once this half is painted. */
export function useSecondHalf<Data>(data: Data | undefined): Data | undefined {
  const [isPainted, setPainted] = useState(isGone);
  const isWaiting = data !== undefined && !isPainted;
  useEffect(() => {
    if (isWaiting) afterNextPaint(() => startTransition(() => setPainted(true)));
  }, [isWaiting]);
  return isPainted ? data : undefined;
}
