import { Tinypool } from 'tinypool';
import { AppError } from '#domain/errors.ts';
import { createWorkQueue } from '#server/work-queue.ts';
import type { ReadImport } from './read-import.ts';

export type ImportReader = {
  /** Returns an error sentence if the import is refused. One of a person at a time; people alternate. */
  read(userId: string, input: { bytes: Uint8Array; isCsv: boolean }, signal: AbortSignal): Promise<ReadImport | string>;
  close(): Promise<void>;
};

/** A page of the largest size takes about two seconds, a new thread one more. */
const READING_MS = 8_000;
const IDLE_MS = 60_000;
/** The largest page and the largest table need less than half of it. Beyond it the thread ends, not the server. */
const MEMORY_MB = 512;

const busy = () =>
  new AppError('rate_limited', 'Há muitas importações em andamento. Tente novamente em instantes.', {
    retryAfterSeconds: 10,
  });

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** A thread of its own: a page that takes long to read holds up neither the robots nor any other request. */
export function createImportReader(workerFile: URL): ImportReader {
  const pool = new Tinypool({
    filename: workerFile.href,
    name: 'readImport',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const line = createWorkQueue(
    { running: 1, perOwner: 1, waiting: 100, waitingPerOwner: 4, timeoutMs: 30_000, restsAfterMs: 2_000 },
    busy,
  );
  return {
    read: (userId, input, signal) =>
      line.run(
        userId,
        async () => {
          const time = AbortSignal.timeout(READING_MS);
          try {
            return await pool.run(input, { signal: time });
          } catch (error) {
            if (!time.aborted && !isOutOfMemory(error)) throw error;
            return 'Este arquivo demorou demais para ser lido. Cole só a parte do produto.';
          }
        },
        signal,
      ),
    close: () => pool.destroy(),
  };
}
