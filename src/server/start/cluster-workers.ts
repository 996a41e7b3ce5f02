import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import { StartError } from './start-error.ts';

const FIRST_RESTART_MS = 200;
const LAST_RESTART_MS = 10_000;
/** A worker that ran for this long has started successfully. */
const SETTLED_MS = 30_000;
/** The embedded database allows 100; tools and the first process need some of them. */
const EMBEDDED_CONNECTIONS = 90;

/** Sent by the first process to its workers at shutdown. */
export const STOP_MESSAGE = 'stop';

/** Longer than the time for running requests. */
const WINDOWS_STOP_MS = 40_000;

export type Workers = { stop(signal: NodeJS.Signals): Promise<void> };

export function checkWorkerConnections({ WORKERS, DATABASE_POOL_SIZE, DATABASE_URL }: Config): void {
  // Each worker needs one more connection for LISTEN.
  if (DATABASE_URL || (WORKERS + 1) * (DATABASE_POOL_SIZE + 1) <= EMBEDDED_CONNECTIONS) return;
  throw new StartError(
    `WORKERS=${WORKERS} com DATABASE_POOL_SIZE=${DATABASE_POOL_SIZE} passa das ${EMBEDDED_CONNECTIONS} conexões do banco embutido. Diminua um dos dois.`,
  );
}

/** A dead worker is replaced; all end with this process, even if it is killed. */
export async function startWorkers(count: number, env: Record<string, string>, log: Logger): Promise<Workers> {
  let isStopping = false;
  cluster.setupPrimary({ exec: fileURLToPath(new URL('./main.js', import.meta.url)), args: [] });

  function keepRunning(worker: Worker, restartMs: number): void {
    const startedAt = Date.now();
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      const waitMs = Date.now() - startedAt > SETTLED_MS ? FIRST_RESTART_MS : restartMs;
      log.error({ code, signal, waitMs }, 'worker ended, starting another');
      setTimeout(() => {
        if (!isStopping) keepRunning(cluster.fork(env), Math.min(waitMs * 2, LAST_RESTART_MS));
      }, waitMs);
    });
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    isStopping = true;
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    for (const worker of running) stopWorker(worker, signal);
    await Promise.all(running.map((worker) => worker.isDead() || once(worker, 'exit')));
  }

  const workers = Array.from({ length: count }, () => cluster.fork(env));
  try {
    await Promise.all(workers.map(waitUntilListening));
  } catch (error) {
    await stop('SIGINT');
    throw error;
  }
  for (const worker of workers) keepRunning(worker, FIRST_RESTART_MS);
  return { stop };
}

/** On Windows a signal would kill it at once, so it gets a message first, and is killed only if it does not react. */
function stopWorker(worker: Worker, signal: NodeJS.Signals): void {
  if (process.platform !== 'win32') {
    worker.process.kill(signal);
    return;
  }
  worker.send(STOP_MESSAGE, undefined, undefined, () => undefined);
  const cut = setTimeout(() => worker.process.kill(), WINDOWS_STOP_MS);
  worker.once('exit', () => clearTimeout(cut));
}

/** A worker prints the reason of a failed start to the shared stderr. */
async function waitUntilListening(worker: Worker): Promise<void> {
  const failed = once(worker, 'exit').then(() => {
    throw new StartError('Um dos processos de trabalho (WORKERS) não iniciou.');
  });
  await Promise.race([once(worker, 'listening'), failed]);
}
