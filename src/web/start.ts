/**
 * Entry point of the application. If the shell contains a skeleton (prerendered snapshot) of the page, the browser
 * paints it first: downloading and running the code would delay that paint on a slow phone.
 */
async function start(): Promise<void> {
  const skeleton = document.getElementById('page-skeleton');
  if (skeleton) {
    // The service worker of an earlier visit has the fonts cached, so the skeleton can use them without a late swap.
    if (navigator.serviceWorker?.controller) skeleton.dataset.fonts = 'kept';
    if (document.visibilityState === 'visible') await firstPaint();
    await fetchPage();
    fetchFonts();
  }
  await runOneByOne();
  const { openApplication } = await import('./main.tsx');
  for (const _ of openApplication()) await nextTask();
}

/** Timeout for the first paint: a window covered by another one is never painted. */
const TIMEOUT_MS = 1000;

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, TIMEOUT_MS);
  });
}

/** Starting one preload takes about 2 ms on a slow phone. */
const FILES_PER_TASK = 8;

/** Preloads all scripts of this page in parallel, as listed in the shell: imports would discover them one by one. */
async function fetchPage(): Promise<void> {
  const files = document.querySelector('meta[name="after-paint"]')?.getAttribute('content')?.split(' ') ?? [];
  for (const [index, href] of files.entries()) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
    if ((index + 1) % FILES_PER_TASK === 0) await nextTask();
  }
}

/** Loads the web fonts of the page; the skeleton is drawn with fallback fonts. */
function fetchFonts(): void {
  for (const family of ['Hanken Grotesk Variable', 'Funnel Display Variable']) {
    // If a font fails to load, the page keeps the fallback font.
    document.fonts.load(`1em "${family}"`).catch(() => undefined);
  }
}

/** Runs the preloaded modules, dependencies first, each in its own task: one long task would block a slow phone. */
async function runOneByOne(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    // A module that fails to load is imported again, and the failure reported, by the code that needs it.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await nextTask();
  }
}

/** Uses a message, not a timer: browsers throttle timers of background tabs to one per second. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(undefined);
  return new Promise((resolve) => {
    port1.onmessage = resolve;
  });
}

void start();
