import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import { AppError } from '#domain/errors.ts';
import type { Metrics } from './http/metrics.ts';

/** For who does not answer by then (busy, dying) the figures of last time count. */
const PATIENCE_MS = 2_000;

/** prom-client gives types as words. */
const COUNTED = ['counter', 'histogram'];

type Figures = MetricObjectWithValues<MetricValue<string>>[];

/** Between a worker and the first process. */
type Message =
  /** Worker: somebody asked me for the figures of all. */
  | { kind: 'metrics-wanted'; id: number }
  | { kind: 'metrics-text'; id: number; text: string }
  /** First process: what are yours? */
  | { kind: 'metrics-asked'; id: number }
  | { kind: 'metrics-told'; id: number; figures: Figures };

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'kind' in value && String(value.kind).startsWith('metrics-');

/**
 * In the first process: gathers the figures of all workers, adds its own (the clock's work is here) and sums them up.
 * What the library has for this knows neither the first process's own figures nor those of workers that are gone.
 */
export function gatherWorkerMetrics(own: Metrics): void {
  const waiting = new Map<number, (figures: Figures) => void>();
  const lastTold = new Map<number, Figures>();
  /** What workers that have ended had counted when they were last asked: a sum must not shrink. */
  let ended: Promise<Figures> = Promise.resolve([]);
  let lastId = 0;

  cluster.on('exit', ({ id }) => {
    const counted = (lastTold.get(id) ?? []).filter(({ type }) => COUNTED.includes(String(type)));
    lastTold.delete(id);
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
      const timer = setTimeout(() => settle(lastTold.get(worker.id) ?? []), PATIENCE_MS);
      waiting.set(id, (figures) => {
        if (worker.isConnected()) lastTold.set(worker.id, figures);
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
    if (message.kind === 'metrics-told') waiting.get(message.id)?.(message.figures);
    if (message.kind !== 'metrics-wanted') return;
    const { id } = message;
    // Without an answer the asking worker gives up by itself.
    collectAll().then(
      (text) => send(worker, { kind: 'metrics-text', id, text }),
      () => undefined,
    );
  });
}

/** In a worker: tells its own figures when asked, and answers for all of them. */
export function shareWorkerMetrics(own: Metrics): Metrics {
  const waiting = new Map<number, (text: string) => void>();
  let lastId = 0;

  process.on('message', async (message: unknown) => {
    if (!isMessage(message)) return;
    if (message.kind === 'metrics-text') waiting.get(message.id)?.(message.text);
    if (message.kind !== 'metrics-asked') return;
    const { id } = message;
    send(process, { kind: 'metrics-told', id, figures: await own.registry.getMetricsAsJSON() });
  });

  function collect(): Promise<string> {
    return new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new AppError('unavailable', 'As medidas não puderam ser reunidas.', { retryAfterSeconds: 5 }));
      }, 2 * PATIENCE_MS);
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

/** A process on its way out may already have closed its end. */
function send(target: Worker | NodeJS.Process, message: Message): void {
  target.send?.(message, undefined, undefined, () => undefined);
}
