import { loadavg } from 'node:os';
import type { Result } from 'lighthouse';
import { serveBarePage } from './bare-page.ts';
import { measureSecondVisit } from './second-visit.ts';
import { type Audit, openSite, type SiteBrowser } from './site-browser.ts';
import { measureSlowLine } from './slow-line.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
type Scores = Record<Category, number>;
type Target = Partial<Scores>;
type Page = { title: string; path: string; target: Target };

const OPEN_PAGES: readonly Page[] = [
  { title: 'landing', path: '/', target: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 } },
  { title: 'login', path: '/login', target: { performance: 90, accessibility: 100, 'best-practices': 100 } },
];
/** Signed-in pages are `noindex`, which lowers their Lighthouse SEO score. */
const SIGNED_IN_TARGET: Target = { performance: 95, accessibility: 100 };
const SIGNED_IN_PAGES: readonly Page[] = [
  { title: 'dashboard', path: '/dashboard', target: SIGNED_IN_TARGET },
  { title: 'tasks', path: '/tasks', target: SIGNED_IN_TARGET },
  { title: 'snippets', path: '/snippets', target: SIGNED_IN_TARGET },
  { title: 'robot', path: '/robos/copy', target: SIGNED_IN_TARGET },
  { title: 'produtos', path: '/produtos', target: SIGNED_IN_TARGET },
];

type NetworkRequest = { url: string; resourceType: string; priority: string; protocol: string };
type Weight = {
  scriptBytes: number;
  sentScriptBytes: number;
  styleBytes: number;
  requests: number;
  aheadBytes: number;
};
type Measured = {
  page: Page;
  scores: Scores;
  runs: number[];
  timings: string;
  blockedMs: number[];
  blockedThreadMs: number[];
  weight: Weight;
};

/** Size and Lighthouse scores of the main pages of the built site, as a section of the report. */
export async function measureSite(): Promise<string> {
  const site = await openSite();
  try {
    const open = await measurePages(site, OPEN_PAGES);
    const barePage = await serveBarePage();
    await site.signIn();
    const signedIn = await measurePages(site, [
      { title: 'bare page', path: barePage.url, target: {} },
      ...SIGNED_IN_PAGES,
    ]);
    barePage.stop();
    const report = describeSite([...open, ...signedIn], site.browser.browser()?.version() ?? '');
    const toBare = describeToBare(signedIn);
    return [report, toBare, await measureSlowLine(site), await measureSecondVisit(site)].join('\n');
  } finally {
    await site.close();
  }
}

/** In rounds: a machine that is slower for a while is slower for all of them. */
async function measurePages(site: SiteBrowser, pages: readonly Page[]): Promise<Measured[]> {
  const audits = pages.map((): Audit[] => []);
  for (let round = 0; round < RUNS; round += 1) {
    for (const [index, page] of pages.entries()) audits[index]?.push(await site.audit(page.path));
  }
  return Promise.all(pages.map((page, index) => summarize(page, audits[index] ?? [])));
}

async function summarize(page: Page, audits: readonly Audit[]): Promise<Measured> {
  const reports = audits.map(({ report }) => report);
  // Reports the median run: its scores and timings belong together.
  const middle = reports.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[RUNS >> 1];
  if (!middle) throw new Error('no run');
  return {
    page,
    scores: {
      performance: scoreOf(middle, 'performance'),
      accessibility: scoreOf(middle, 'accessibility'),
      'best-practices': scoreOf(middle, 'best-practices'),
      seo: scoreOf(middle, 'seo'),
    },
    runs: reports.map((report) => scoreOf(report, 'performance')),
    timings: describeTimings(middle),
    blockedMs: reports.map(blockedFromStart),
    blockedThreadMs: audits.map(({ blockedThreadMs }) => blockedThreadMs),
    weight: await weigh(middle),
  };
}

const scoreOf = (report: Result, category: Category) => Math.round((report.categories[category]?.score ?? 0) * 100);

const timingOf = (report: Result, name: string) => Math.round(report.audits[name]?.numericValue ?? 0);
const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * What tasks take beyond 50 ms each, from the navigation on. Total blocking time begins at the first paint: a page
 * that paints only after its script has run, as the bare one does, would have none of it counted.
 */
function blockedFromStart(report: Result): number {
  const { details } = report.audits['long-tasks'] ?? {};
  if (details?.type !== 'table') throw new Error('Lighthouse lists no long tasks');
  return Math.round(details.items.reduce((sum, { duration }) => sum + Number(duration) - 50, 0));
}

const describeTimings = (report: Result): string =>
  ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
    .map((name) => timingOf(report, name))
    .join(' / ');

/** Gzip size, whatever the browser negotiated, so that figures are comparable with other sites. */
async function weigh(report: Result): Promise<Weight> {
  const requests = listRequests(report);
  const ahead = requests.filter(({ priority }) => priority === 'VeryLow').map(({ url }) => url);
  const own = requests.filter(({ url }) => !ahead.includes(url));
  const of = (type: string) => own.filter(({ resourceType }) => resourceType === type).map(({ url }) => url);
  return {
    scriptBytes: await transferBytes(of('Script')),
    sentScriptBytes: await transferBytes(of('Script'), 'br'),
    styleBytes: await transferBytes(of('Stylesheet')),
    requests: own.length,
    aheadBytes: await transferBytes(ahead),
  };
}

function listRequests(report: Result): NetworkRequest[] {
  const { details } = report.audits['network-requests'] ?? {};
  if (details?.type !== 'table') throw new Error('Lighthouse lists no requests');
  return details.items.map((item) => ({
    url: String(item.url),
    resourceType: String(item.resourceType),
    priority: String(item.priority),
    protocol: String(item.protocol),
  }));
}

/** Each on its own connection: Lighthouse's run takes longer than the server keeps an idle one. */
async function transferBytes(urls: readonly string[], encoding = 'gzip'): Promise<number> {
  let sum = 0;
  for (const url of new Set(urls)) {
    const reply = await fetch(url, { headers: { 'accept-encoding': encoding, connection: 'close' } });
    const declared = reply.headers.get('content-length');
    const body = await reply.arrayBuffer();
    sum += Number(declared ?? body.byteLength);
  }
  return sum;
}

function describeSite(measured: readonly Measured[], version: string): string {
  const rows = measured.map(({ page, scores, runs, timings, weight }) =>
    [
      page.title,
      kilobytes(weight.scriptBytes),
      kilobytes(weight.styleBytes),
      weight.requests,
      `${scores.performance} (${runs.join(', ')})`,
      scores.accessibility,
      scores['best-practices'],
      scores.seo,
      timings,
      describeTarget(page.target, scores),
    ].join(' | '),
  );
  const ahead = measured.find(({ page }) => page.path === '/')?.weight.aheadBytes ?? 0;
  return `## Site

Built site and server, Chromium ${version}, Lighthouse 12.8 with its default phone (slow 4G and a processor four times
slower, both simulated); the middle one of ${RUNS} runs, all of them in brackets. Bytes are gzip. Load of the machine at
the end: ${loadavg()[0]?.toFixed(1)}. The landing page also fetches ${kilobytes(ahead)} kB of the sign-in page ahead, once it is drawn itself.
Pages of the application ask search engines to stay away, which Lighthouse counts against their SEO score.

| page | script kB | CSS kB | requests | performance | accessibility | best practices | SEO | FCP / LCP / TBT ms | target |
|---|---|---|---|---|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}
`;
}

/** The bare page hardly blocks on a fast machine: below this a ratio says nothing. */
const LEAST_BLOCKED_MS = 50;

function describeToBare([bare, ...pages]: readonly Measured[]): string {
  if (!bare) throw new Error('no bare page');
  const toBare = (measured: Measured, of: (measured: Measured) => number[]) => {
    const ratios = of(measured).map((blocked, round) => blocked / Math.max(of(bare)[round] ?? 0, LEAST_BLOCKED_MS));
    return `${middleOf(ratios).toFixed(2)} (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`;
  };
  const rows = pages.map((measured) =>
    [
      measured.page.title,
      toBare(measured, ({ blockedThreadMs }) => blockedThreadMs),
      toBare(measured, ({ blockedMs }) => blockedMs),
      kilobytes(measured.weight.scriptBytes),
      kilobytes(measured.weight.sentScriptBytes),
    ].join(' | '),
  );
  return `## Pages to the bare page

React, router, query client and one heading block for ${middleOf(bare.blockedThreadMs)} ms by the time that the main thread ran, for ${middleOf(bare.blockedMs)} ms by
Lighthouse's long tasks, which also wait for the rest of this machine (both from the navigation on, counted as ${LEAST_BLOCKED_MS} at least),
with ${kilobytes(bare.weight.scriptBytes)} kB of script. ${RUNS} rounds of all pages, each round's ratio in brackets; targets: 1.5 times as long, 140 kB.

| page | blocked to bare, thread time | by long tasks | script kB, gzip | with Brotli, as browsers get it |
|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}
`;
}

function describeTarget(target: Target, scores: Scores): string {
  const missed = CATEGORIES.filter((name) => scores[name] < (target[name] ?? 0));
  if (missed.length === 0) return 'met';
  return `missed: ${missed.map((name) => `${name} ${scores[name]} of ${target[name]}`).join(', ')}`;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
