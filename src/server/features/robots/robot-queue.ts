import type { Actor } from '#domain/accounts/permissions.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import type { Progress } from '#server/http/event-writer.ts';
import type { TaskResult, WorkName, WriterTask } from '#server/writer-threads/writer-worker.ts';
import { countFailure, type FailureLabels } from './robot-failures.ts';

export type RobotCall = { deps: Dependencies; actor: Actor; signal: AbortSignal; progress: Progress | undefined };

/** Runs in the person's queue, and counts the time and a failure for the metrics. */
export async function runInQueue<T>(
  { deps, actor, signal }: RobotCall,
  labels: FailureLabels,
  work: () => Promise<T>,
  onWaiting?: () => void,
): Promise<T> {
  const stop = deps.metrics.robotDuration.startTimer(labels);
  try {
    return await deps.generations.run(actor.id, signal, work, onWaiting);
  } catch (error) {
    countFailure(deps, labels, error);
    throw error;
  } finally {
    stop();
  }
}

/** Runs a task of the worker threads in the person's queue. */
export const runTaskInQueue = <W extends WorkName>(
  { deps, actor, signal }: RobotCall,
  task: WriterTask<W>,
): Promise<TaskResult<W>> =>
  deps.generations.run(actor.id, signal, () => deps.writerThreads.runInWorker(actor.id, task));
