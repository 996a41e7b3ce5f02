import { AppError } from '#domain/errors.ts';
import { countAiFailure } from '#server/features/ai-settings/ai-failures.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { providerStatus } from '#server/http/errors.ts';

export type FailureLabels = { robot: string; provider: string };

export function failureOf(error: unknown): string {
  if (!(error instanceof AppError)) return 'internal';
  return 'failure' in error ? String(error.failure) : error.code;
}

/** For the metrics, and for the administrators' page when a model or a translator failed. */
export function countFailure(deps: Dependencies, labels: FailureLabels, error: unknown): void {
  const failure = failureOf(error);
  deps.metrics.robotFailures.inc({ ...labels, failure });
  const isTheirs = error instanceof AppError && 'failure' in error && failure !== 'aborted';
  if (isTheirs) countAiFailure(deps, labels.provider, failure);
}

/** Records a failure after which the person still got a result, so that no reply mentions it. */
export function noteFailure(deps: Dependencies, labels: FailureLabels, error: unknown): void {
  countFailure(deps, labels, error);
  const { log } = deps;
  const failure = failureOf(error);
  const status = error instanceof Error ? providerStatus(error.cause) : undefined;
  log.error({ ...labels, failure, status }, 'AI or translation failed');
}
