/** What tells that somebody is at the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Runs with the first sign of somebody at the page; at once for who came here by pressing something. What nobody can use
 * before waits for it, and does not hold up the first drawing. Gives back how to call it off.
 */
export function onFirstInteraction(run: () => void): () => void {
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    run();
  };
  if (navigator.userActivation?.hasBeenActive) begin();
  else
    for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true, signal: waiting.signal });
  return () => waiting.abort();
}
