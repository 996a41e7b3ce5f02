import { availableParallelism, loadavg } from 'node:os';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { createProcessPool, isEndedProcess } from '#server/process-pool.ts';
import type { ParsedImport } from '#server/product-reader/parse-import.ts';
import { createWorkQueue } from '#server/work-queue.ts';

type ImportInput = { bytes: Uint8Array; isCsv: boolean };

export type OwnDataStatement = { columns: string[]; json: string };
export type OwnData = { sections: { section: string; statements: OwnDataStatement[] }[]; skipped: number };
export type RefusedOwnData = { code: ErrorCode; message: string };

export type ImportProcessPool = {
  /** Returns an error sentence if the import is refused. One of a person at a time; people alternate. */
  read(userId: string, input: ImportInput, signal: AbortSignal): Promise<ParsedImport | string>;
  readOwnData(userId: string, bytes: Uint8Array, signal: AbortSignal): Promise<OwnData | RefusedOwnData>;
  close(): Promise<void>;
};

/** The largest table takes about three seconds on a quiet machine, a page less than one. */
const READING_MS = { largeFile: 15_000, page: 5_000 };
const IDLE_MS = 60_000;
/** The largest page and the largest table need less than half of it. */
const MEMORY_MB = 256;
/** One more than a person may use: whatever somebody's file takes, nobody else waits for it. */
const PROCESSES = 2;
/** Pages of products are smaller. */
const LARGE_BYTES = 1024 * 1024;
const BYTES_PER_MS = 1_000;

type Job<T> = (time: AbortSignal) => Promise<T>;

const BUSY = 'O servidor está ocupado agora. Tente de novo em alguns segundos.';
const busy = () => new AppError('rate_limited', BUSY, { retryAfterSeconds: 10 });
/** More work waits than the machine has cores: what took too long may be no fault of the file. */
const isMachineBusy = (): boolean => (loadavg()[0] ?? 0) > 1.5 * availableParallelism();

/** Not a thread: Node ends the whole program when a thread runs out of memory in one large allocation. */
export function createImportProcessPool(
  workerFile: URL,
  limitsMs = READING_MS,
  isBusy = isMachineBusy,
): ImportProcessPool {
  const execArgv = [`--max-old-space-size=${MEMORY_MB}`];
  const pool = createProcessPool(workerFile, { processes: PROCESSES, idleTimeout: IDLE_MS, execArgv });
  const queue = createWorkQueue(
    {
      running: PROCESSES,
      perOwner: 1,
      waiting: 100,
      waitingPerOwner: 4,
      timeoutMs: 30_000,
      // Several large pages in a row are read at once; whoever sends pages that reach the time limit has to wait.
      restsAfterMs: 3_000,
      restFactor: 10,
      longestRestMs: 120_000,
    },
    busy,
  );

  /** Undefined if the process had to be ended. */
  async function runInProcess<T>(userId: string, { byteLength }: Uint8Array, signal: AbortSignal, job: Job<T>) {
    const isLarge = byteLength > LARGE_BYTES;
    const run = async () => {
      const time = AbortSignal.timeout(isLarge ? limitsMs.largeFile : limitsMs.page);
      try {
        return await job(time);
      } catch (error) {
        if (!time.aborted && !isEndedProcess(error)) throw error;
        if (time.aborted && isBusy()) throw busy();
        return undefined;
      }
    };
    // The start of a process is no part of the reading, neither of its limit nor of what its owner used.
    await pool.run(undefined, { signal, name: 'start' }).catch(() => undefined);
    return queue.run(userId, run, signal, { expectedMs: byteLength / BYTES_PER_MS });
  }

  return {
    read: async (userId, input, signal) => {
      const json = await runInProcess(
        userId,
        input.bytes,
        signal,
        (time): Promise<string> => pool.run(input, { signal: time, name: 'readImportAsJson' }),
      );
      return json === undefined
        ? 'Este arquivo demorou demais para ser lido. Cole só a parte do produto.'
        : JSON.parse(json);
    },
    readOwnData: async (userId, bytes, signal) =>
      (await runInProcess(
        userId,
        bytes,
        signal,
        (time): Promise<OwnData | RefusedOwnData> => pool.run(bytes, { signal: time, name: 'readOwnFile' }),
      )) ?? { code: 'timeout', message: 'Este arquivo demorou demais para ser lido.' },
    close: () => pool.destroy(),
  };
}
