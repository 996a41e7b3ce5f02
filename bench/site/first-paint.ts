import type { CDPSession, Page } from '@playwright/test';
import type { SiteBrowser } from './site-browser.ts';

export const RUNS = 5;
const SLOWER_PROCESSOR = 4;

export type Line = { latency: number; downloadThroughput: number; uploadThroughput: number };
type Visit = {
  paths: readonly string[];
  /** Network throttling applied to each request. */
  line: Line;
  targetMs: number;
  prepare?: (session: CDPSession) => Promise<unknown>;
};

/** Table rows: first contentful paint of each page, with this network and a CPU four times slower. */
export async function firstPaintRows(site: SiteBrowser, visit: Visit): Promise<string> {
  const rows: string[] = [];
  for (const path of visit.paths) {
    const paints: number[] = [];
    while (paints.length < RUNS) paints.push(await firstPaint(site, path, visit));
    const middle = paints.toSorted((a, b) => a - b)[RUNS >> 1] ?? Number.NaN;
    const verdict = middle < visit.targetMs ? 'met' : `missed: ${visit.targetMs} ms`;
    rows.push(`| ${path} | ${middle} (${paints.join(', ')}) | ${verdict} |`);
  }
  return `| page | first paint ms | target |
|---|---|---|
${rows.join('\n')}
`;
}

async function firstPaint(site: SiteBrowser, path: string, { line, prepare }: Visit): Promise<number> {
  const page = await site.browser.newPage();
  try {
    const session = await page.context().newCDPSession(page);
    await prepare?.(session);
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    await page.goto(`${site.url}${path}`, { waitUntil: 'commit' });
    return await readFirstPaint(page);
  } finally {
    await page.close();
  }
}

const readFirstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (!paint) return;
          observer.disconnect();
          resolve(Math.round(paint.startTime));
        }).observe({ type: 'paint', buffered: true });
      }),
  );
