import { Tinypool } from 'tinypool';

type PoolOptions = { processes: number; idleTimeout: number; execArgv?: string[]; argv?: string[] };

/** Processes of their own, which start with the first job: what one takes of time and memory can be ended with it. */
export function createProcessPool(file: URL, { processes, ...options }: PoolOptions): Tinypool {
  const pool = new Tinypool({
    filename: file.href,
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: processes,
    ...options,
  });
  // An idle process that ended: the next job starts another. Without a listener it would end the server.
  pool.on('error', () => undefined);
  return pool;
}

/** Tinypool's words for a process that ended by itself: it was out of memory. */
export const isEndedProcess = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Worker exited unexpectedly';
