import { prefetchData } from './prefetch-data.ts';

/**
 * Entry point of the application. Where the shell contains a skeleton (prerendered snapshot) of the page, its code is
 * asked for from here and not in the head: the style sheet, which the first paint waits for, has the line first.
 */
function start(): void {
  prefetchData();
  const skeleton = document.getElementById('page-skeleton');
  if (skeleton) {
    // The service worker of an earlier visit has the fonts cached, so the skeleton can use them without a late swap.
    if (navigator.serviceWorker?.controller) skeleton.dataset.fonts = 'kept';
    fetchPage();
    fetchFonts();
  }
  void import('./main.tsx');
}

/** Preloads all scripts of this page in parallel, as listed in the shell: imports would discover them one by one. */
function fetchPage(): void {
  const files = document.querySelector('meta[name="page-scripts"]')?.getAttribute('content')?.split(' ') ?? [];
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
}

/** Loads the web fonts of the page; the skeleton is drawn with fallback fonts. */
function fetchFonts(): void {
  for (const family of ['Hanken Grotesk Variable', 'Funnel Display Variable']) {
    // If a font fails to load, the page keeps the fallback font.
    document.fonts.load(`1em "${family}"`).catch(() => undefined);
  }
}

start();
