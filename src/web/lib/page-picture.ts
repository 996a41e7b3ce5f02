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
    afterNextPaint(() => picture.remove());
  });
  observer.observe(root, { childList: true, subtree: true });
  return true;
}

/** At once in a tab that nobody sees, which is not painted. */
function afterNextPaint(run: () => void): void {
  if (document.visibilityState === 'hidden') run();
  else requestAnimationFrame(() => setTimeout(run));
}
