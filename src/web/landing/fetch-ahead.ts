/** Not before this page is rendered: what the next one needs would share the line with what this one needs. */
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
  // Module scripts are asked for in this mode; a copy fetched in another would not be used.
  if (as === 'script') link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
}

const DRAWN_MS = 1000;

const fetchSoon = () => setTimeout(fetchAhead, DRAWN_MS);

if (document.readyState === 'complete') fetchSoon();
else window.addEventListener('load', fetchSoon, { once: true });
