import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { AppError } from '#domain/errors.ts';
import type { Composed, ComposeTask, WorkName } from './compose-worker.ts';
import { createGenerationQueue } from './generation-queue.ts';

export type ComposePool = {
  /** Composes, or checks, in another thread: it takes long enough to hold up everybody else's requests. */
  composeInWorker<W extends WorkName>(task: ComposeTask<W>): Promise<Composed<W>>;
  /** For work of several tasks: few pieces at a time, so that the first is done before the last has begun. */
  inTurn<T>(userId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** One core stays with the requests; more than two threads per process would only crowd the database out. */
const MAX_THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** One more than the threads, so that none waits while a finished piece is being answered. */
const MOST_PIECES = MAX_THREADS + 1;
/** A thread reads the whole lexicon when it starts. */
const IDLE_MS = 10 * 60_000;
/** Waiting for a free thread included. Nothing that is written in good order comes near it. */
const PATIENCE_MS = 60_000;

/** `workerFile` is the built compose-worker. Threads start with the first task. */
export function createComposePool(workerFile: URL): ComposePool {
  const pool = new Tinypool({
    filename: workerFile.href,
    name: 'compose',
    minThreads: 0,
    maxThreads: MAX_THREADS,
    idleTimeout: IDLE_MS,
  });
  const turns = createGenerationQueue({ perProcess: MOST_PIECES, perUser: Infinity, waiting: Infinity });
  return {
    async composeInWorker(task) {
      const patience = AbortSignal.timeout(PATIENCE_MS);
      try {
        return await pool.run(task, { signal: patience });
      } catch (error) {
        if (!patience.aborted) throw error;
        throw new AppError('timeout', 'A geração demorou demais. Tente novamente.', { cause: error });
      }
    },
    inTurn: turns.run,
    close: () => pool.destroy(),
  };
}
