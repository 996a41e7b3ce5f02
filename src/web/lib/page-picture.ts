/** Drawn by the shell before any script (`prerender-pictures.tsx`); gives way to the page in the same frame. */
export function dropPictureWhenDrawn(root: HTMLElement): void {
  const picture = document.getElementById('picture');
  if (!picture) return;
  const observer = new MutationObserver(() => {
    // The guard's loading screen lies behind the picture, for who listens to the page.
    if (!root.querySelector('main:not(.loading-screen)')) return;
    observer.disconnect();
    picture.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}
