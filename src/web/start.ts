import { prefetchData } from './prefetch-data.ts';

/**
 * Entry point of the application. Where the shell contains a skeleton (prerendered snapshot) of the page, its code is
 * asked for from here and not in the head: the style sheet, which the first paint waits for, has the line first.
 */
async function start(): Promise<void> {
  prefetchData();
  const skeleton = document.getElementById('page-skeleton');
  if (skeleton) {
    // The service worker of an earlier visit has the fonts cached, so the skeleton can use them without a late swap.
    if (navigator.serviceWorker?.controller) skeleton.dataset.fonts = 'kept';
    void fetchPage().then(fetchFonts);
  }
  // Each step is a task of its own, which a slow phone needs 30 to 80 ms for: React, the libraries, then the site.
  await import('react-dom/client');
  await nextTask();
  const { createSite, openSite } = await import('./main.tsx');
  await nextTask();
  const site = createSite();
  await nextTask();
  openSite(site);
}

/** Lets the browser paint and answer before what follows. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Preloads all scripts of this page in parallel, as listed in the shell: imports would discover them one by one. */
async function fetchPage(): Promise<void> {
  const files = document.querySelector('meta[name="page-scripts"]')?.getAttribute('content')?.split(' ') ?? [];
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
    await nextTask();
  }
}

/** Loads the web fonts of the page; the skeleton is drawn with fallback fonts. */
function fetchFonts(): void {
  for (const family of ['Hanken Grotesk Variable', 'Funnel Display Variable']) {
    // If a font fails to load, the page keeps the fallback font.
    document.fonts.load(`1em "${family}"`).catch(() => undefined);
  }
}

void start();
