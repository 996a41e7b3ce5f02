import type { Writer } from '#contract/robots/shared-fields.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import type { Composed, ComposeTask, WorkName } from '#server/compose-threads/compose-worker.ts';
import { countAiFailure } from '#server/features/ai-settings/ai-failures.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { providerStatus } from '#server/http/errors.ts';
import type { Progress } from '#server/http/event-writer.ts';
import type { CurrentAi } from '#server/providers/ai-settings/live-settings.ts';
import type { Budget } from './token-budget.ts';

export type RobotCall = { deps: Dependencies; actor: Actor; signal: AbortSignal; progress: Progress | undefined };

/** The writer of one text and its token budget. */
export type WriterSetup = { writer: Writer; budget: Budget | undefined; engines: CurrentAi };

/** Per person and hour; generous for manual work, tight for a script. Counted by the route, before the body is read. */
export const ROBOT_LIMIT = { name: 'robots', points: 120, seconds: 3600 };

export function providerOf({ ai, translator }: CurrentAi, writer: Writer): string {
  if (writer === 'model') return ai?.provider ?? 'offline';
  return writer === 'service' || writer === 'local' ? (translator?.provider ?? 'offline') : 'offline';
}

export function translatingWriter({ translator }: Pick<CurrentAi, 'translator'>): Writer {
  if (!translator) return 'composer';
  return translator.provider === 'local' ? 'local' : 'service';
}

export function failureOf(error: unknown): string {
  if (!(error instanceof AppError)) return 'internal';
  return 'failure' in error ? String(error.failure) : error.code;
}

type Labels = { robot: string; provider: string };

/** For the metrics, and for the administrators' page when a model or a translator failed. */
function countFailure(deps: Dependencies, labels: Labels, error: unknown): void {
  const failure = failureOf(error);
  deps.metrics.robotFailures.inc({ ...labels, failure });
  const isTheirs = error instanceof AppError && 'failure' in error && failure !== 'aborted';
  if (isTheirs) countAiFailure(deps, labels.provider, failure);
}

/** Runs in the person's queue, and counts the time and a failure for the metrics. */
export async function generate<T>(
  { deps, actor, signal }: RobotCall,
  labels: Labels,
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
export const composeInTurn = <W extends WorkName>(
  { deps, actor, signal }: RobotCall,
  task: ComposeTask<W>,
): Promise<Composed<W>> => deps.generations.run(actor.id, signal, () => deps.composers.composeInWorker(actor.id, task));

/** Records a failure after which the person still got a result, so that no reply mentions it. */
export function noteFailure(deps: Dependencies, labels: Labels, error: unknown): void {
  countFailure(deps, labels, error);
  const { log } = deps;
  const failure = failureOf(error);
  const status = error instanceof Error ? providerStatus(error.cause) : undefined;
  log.error({ ...labels, failure, status }, 'AI or translation failed');
}
