import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { AppError } from '#domain/errors.ts';
import { createWorkQueue } from '#server/work-queue.ts';
import type { TaskResult, WorkName, WriterTask } from './writer-worker.ts';

/** Runs a task in a worker thread, in the queue of the calling person. */
export type Compose = <W extends WorkName>(task: WriterTask<W>) => Promise<TaskResult<W>>;

export type WriterPool = {
  /** The work would block the event loop. One task per person at a time, alternating between people. */
  runInWorker<W extends WorkName>(userId: string, task: WriterTask<W>): Promise<TaskResult<W>>;
  /** For jobs of several tasks: limits concurrent jobs, so that the first finishes before the last starts. */
  inTurn<T>(userId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Leaves one core for requests; more than two threads per process would starve the database. */
const MAX_THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** One more than the threads, so that no thread idles while a finished job sends its reply. */
const MOST_PIECES = MAX_THREADS + 1;
/** Restarting a thread is expensive: it loads the whole lexicon. */
const IDLE_MS = 10 * 60_000;
/** Includes the start of a thread. Normal tasks take far less; a thread that exceeds it is terminated. */
const TASK_MS = 10_000;
const TIMEOUT_MS = 30_000;
const RESTS_AFTER_MS = 5_000;

const busy = () =>
  new AppError('rate_limited', 'Os robôs estão muito ocupados agora. Tente novamente em instantes.', {
    retryAfterSeconds: 10,
  });

/** `workerFile` is the built writer-worker. Threads start on the first task. */
export function createWriterPool(workerFile: URL, taskMs = TASK_MS): WriterPool {
  const pool = new Tinypool({
    filename: workerFile.href,
    name: 'compose',
    minThreads: 0,
    maxThreads: MAX_THREADS,
    idleTimeout: IDLE_MS,
  });
  // As a thread that ended while idle: the next task starts another.
  pool.on('error', () => undefined);
  const limits = { waiting: 1_000, waitingPerOwner: 32, perOwner: 1, timeoutMs: TIMEOUT_MS };
  const tasks = createWorkQueue(
    { ...limits, running: MAX_THREADS, restsAfterMs: RESTS_AFTER_MS, restFactor: 5, longestRestMs: 30_000 },
    busy,
  );
  const pieces = createWorkQueue({ ...limits, running: MOST_PIECES }, busy);

  async function run<W extends WorkName>(task: WriterTask<W>): Promise<TaskResult<W>> {
    const time = AbortSignal.timeout(taskMs);
    try {
      return await pool.run(task, { signal: time });
    } catch (error) {
      if (!time.aborted) throw error;
      throw new AppError('timeout', 'Este texto demorou demais para ser lido. Tente com um texto menor.', {
        cause: error,
      });
    }
  }

  return {
    runInWorker: (userId, task) => tasks.run(userId, () => run(task)),
    inTurn: (userId, signal, work) => pieces.run(userId, work, signal),
    close: () => pool.destroy(),
  };
}
