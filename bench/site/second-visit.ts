import { firstPaintRows, RUNS } from './first-paint.ts';
import type { SiteBrowser } from './site-browser.ts';

/** Lighthouse's slow 4G, applied to each request instead of simulated. */
const SLOW_4G = {
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** First paint of signed-in pages with shell and code cached by the service worker, as a section of the report. */
export async function measureSecondVisit(site: SiteBrowser): Promise<string> {
  const first = await site.browser.newPage();
  await first.goto(`${site.url}/dashboard`);
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await first.close();
  const rows = await firstPaintRows(site, {
    paths: ['/dashboard', '/tasks', '/produtos'],
    line: SLOW_4G,
    targetMs: 1000,
  });
  return `## Second visit

Slow 4G (562 ms and 1.44 Mbit/s for each request) and a processor four times slower, applied by the browser; the worker of
the visit before answers for shell and code. First contentful paint, the middle one of ${RUNS} runs.

${rows}`;
}
