import { firstPaintRows, RUNS } from './first-paint.ts';
import type { SiteBrowser } from './site-browser.ts';

const LINE = { latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };

/** First paint of signed-in pages on a first visit over a slow network, as a section of the report. */
export async function measureSlowLine(site: SiteBrowser): Promise<string> {
  const rows = await firstPaintRows(site, {
    paths: ['/dashboard', '/tasks', '/snippets', '/robos/copy', '/produtos'],
    line: LINE,
    targetMs: 2500,
    prepare: async (session) => {
      await session.send('Network.enable');
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      await session.send('Network.setBypassServiceWorker', { bypass: true });
    },
  });
  return `## First visit on a poor line

400 kbit/s and 400 ms for each request, nothing kept, a processor four times slower, applied by the browser. First
contentful paint: the page's menu, title and skeletons. The middle one of ${RUNS} runs.

${rows}`;
}
