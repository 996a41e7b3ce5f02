/** Events that show that a person is using the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** For code that is useless before an interaction and should not delay the first paint. Returns a cancel function. */
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
