import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import { AppError } from '#domain/errors.ts';
import type { Metrics } from '#server/http/metrics.ts';

/** For a worker that does not answer in time (busy, exiting) the previous metrics are used. */
const TIMEOUT_MS = 2_000;

/** prom-client's type names. */
const COUNTED = ['counter', 'histogram'];

type Figures = MetricObjectWithValues<MetricValue<string>>[];

type Message =
  /** Worker: requests the metrics of all processes. */
  | { kind: 'metrics-wanted'; id: number }
  | { kind: 'metrics-text'; id: number; text: string }
  /** First process: requests a worker's metrics. */
  | { kind: 'metrics-asked'; id: number }
  | { kind: 'metrics-reply'; id: number; figures: Figures };

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'kind' in value && String(value.kind).startsWith('metrics-');

/** The library's aggregator omits the first process, which runs the scheduled jobs, and ended workers. */
export function gatherWorkerMetrics(own: Metrics): void {
  const waiting = new Map<number, (figures: Figures) => void>();
  const lastReports = new Map<number, Figures>();
  /** Last counters of ended workers, because a counter must not decrease. */
  let ended: Promise<Figures> = Promise.resolve([]);
  let lastId = 0;

  cluster.on('exit', ({ id }) => {
    const counted = (lastReports.get(id) ?? []).filter(({ type }) => COUNTED.includes(String(type)));
    lastReports.delete(id);
    ended = ended.then((before) => AggregatorRegistry.aggregate([before, counted]).getMetricsAsJSON());
  });

  function ask(worker: Worker): Promise<Figures> {
    return new Promise((resolve) => {
      lastId += 1;
      const id = lastId;
      const settle = (figures: Figures) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(figures);
      };
      const timer = setTimeout(() => settle(lastReports.get(worker.id) ?? []), TIMEOUT_MS);
      waiting.set(id, (figures) => {
        if (worker.isConnected()) lastReports.set(worker.id, figures);
        settle(figures);
      });
      send(worker, { kind: 'metrics-asked', id });
    });
  }

  async function collectAll(): Promise<string> {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
    const figures = await Promise.all([
      own.registry.getMetricsAsJSON(),
      ...workers.map((worker) => (worker ? ask(worker) : [])),
    ]);
    return AggregatorRegistry.aggregate([...figures, await ended]).metrics();
  }

  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isMessage(message)) return;
    if (message.kind === 'metrics-reply') waiting.get(message.id)?.(message.figures);
    if (message.kind !== 'metrics-wanted') return;
    const { id } = message;
    // Without an answer the requesting worker times out.
    collectAll().then(
      (text) => send(worker, { kind: 'metrics-text', id, text }),
      () => undefined,
    );
  });
}

/** In a worker: sends its metrics on request, and returns those of all processes. */
export function shareWorkerMetrics(own: Metrics): Metrics {
  const waiting = new Map<number, (text: string) => void>();
  let lastId = 0;

  process.on('message', async (message: unknown) => {
    if (!isMessage(message)) return;
    if (message.kind === 'metrics-text') waiting.get(message.id)?.(message.text);
    if (message.kind !== 'metrics-asked') return;
    const { id } = message;
    send(process, { kind: 'metrics-reply', id, figures: await own.registry.getMetricsAsJSON() });
  });

  function collect(): Promise<string> {
    return new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new AppError('unavailable', 'As medidas não puderam ser reunidas.', { retryAfterSeconds: 5 }));
      }, 2 * TIMEOUT_MS);
      waiting.set(id, (text) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(text);
      });
      send(process, { kind: 'metrics-wanted', id });
    });
  }

  return { ...own, collect };
}

/** An exiting process may already have closed its channel. */
function send(target: Worker | NodeJS.Process, message: Message): void {
  target.send?.(message, undefined, undefined, () => undefined);
}
