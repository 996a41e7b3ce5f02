/** Runs only after this page is rendered: prefetching the next page must not compete for bandwidth with this one. */
function fetchAhead(): void {
  const { nextScripts = '', nextStyles = '' } = document.body.dataset;
  for (const href of nextStyles.split(' ')) prefetch(href, 'style');
  for (const href of nextScripts.split(' ')) prefetch(href, 'script');
}

function prefetch(href: string, as: 'script' | 'style'): void {
  if (!href) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = as;
  // Module scripts are requested in this CORS mode; a copy prefetched in another mode would not be reused.
  if (as === 'script') link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
}

const DRAWN_MS = 1000;

const fetchSoon = () => setTimeout(fetchAhead, DRAWN_MS);

if (document.readyState === 'complete') fetchSoon();
else window.addEventListener('load', fetchSoon, { once: true });
