/**
 * The first file of the application. Where the shell already shows the page's picture, that is drawn before the code
 * takes up the line and, on a slow phone, the processor for a while.
 */
async function start(): Promise<void> {
  if (document.getElementById('picture') && document.visibilityState === 'visible') await firstPaint();
  fetchPage();
  await import('./main.tsx');
}

/** Not longer than this: a window that is covered is never drawn. */
const PATIENCE_MS = 1000;

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}

/** All the files of this page at once, as the shell names them: the code itself would find them one after the other. */
function fetchPage(): void {
  const files = document.querySelector('meta[name="after-paint"]')?.getAttribute('content')?.split(' ') ?? [];
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
}

void start();
