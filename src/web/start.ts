/**
 * The first file of the application. Where the shell already shows the page's picture, that is drawn before the code
 * takes up the line and, on a slow phone, the processor for a while.
 */
async function start(): Promise<void> {
  const picture = document.getElementById('picture');
  if (picture) {
    // From the worker of an earlier visit they come at once, and the picture may have them.
    if (navigator.serviceWorker?.controller) picture.dataset.fonts = 'kept';
    if (document.visibilityState === 'visible') await firstPaint();
    await fetchPage();
    fetchFonts();
  }
  await runOneByOne();
  const { openApplication } = await import('./main.tsx');
  for (const _ of openApplication()) await nextTask();
}

/** Not longer than this: a window that is covered is never drawn. */
const PATIENCE_MS = 1000;

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}

/** Asking for one takes a slow phone two milliseconds. */
const FILES_PER_TASK = 8;

/** All the files of this page at once, as the shell names them: the code itself would find them one after the other. */
async function fetchPage(): Promise<void> {
  const files = document.querySelector('meta[name="after-paint"]')?.getAttribute('content')?.split(' ') ?? [];
  for (const [index, href] of files.entries()) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
    if ((index + 1) % FILES_PER_TASK === 0) await nextTask();
  }
}

/** Those of the page, which the picture does without. */
function fetchFonts(): void {
  for (const family of ['Hanken Grotesk Variable', 'Funnel Display Variable']) {
    // Without them the page keeps the fallbacks.
    document.fonts.load(`1em "${family}"`).catch(() => undefined);
  }
}

/** What is being fetched, each after what it imports and in a task of its own: together they would hold up a slow phone. */
async function runOneByOne(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    // One that cannot be fetched is missed again, and told, by what needs it.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await nextTask();
  }
}

/** Not by a timer: those of a tab in the background fire once a second. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(undefined);
  return new Promise((resolve) => {
    port1.onmessage = resolve;
  });
}

void start();
