import { type Task, type TaskQueue, Tinypool } from 'tinypool';

type PoolOptions = { processes: number; idleTimeout: number; execArgv?: string[]; argv?: string[] };

/** Processes of their own, which start with the first job: what one takes of time and memory can be ended with it. */
export function createProcessPool(file: URL, { processes, ...options }: PoolOptions): Tinypool {
  const pool = new Tinypool({
    filename: file.href,
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: processes,
    taskQueue: createLine(),
    ...options,
  });
  // A process ended without a job. An idle one: the next job starts another. One that was starting: a job waits for it,
  // and no other is started. Without a listener it would end the server.
  pool.on('error', () => pool.cancelPendingTasks());
  return pool;
}

/** Jobs that wait for a process. Tinypool's own line throws when a cancelled job is aborted later. */
function createLine(): TaskQueue {
  const jobs = new Set<Task>();
  return {
    get size() {
      return jobs.size;
    },
    push: (job) => void jobs.add(job),
    shift() {
      const [first = null] = jobs;
      if (first) jobs.delete(first);
      return first;
    },
    remove: (job) => void jobs.delete(job),
    cancel() {
      for (const job of jobs) job.cancel();
      jobs.clear();
    },
  };
}

/** Tinypool's words for a process that ended by itself, during a job (out of memory) or while it was starting. */
export const isEndedProcess = (error: unknown): boolean =>
  error instanceof Error && (error.message === 'Worker exited unexpectedly' || error.name === 'CancelError');
