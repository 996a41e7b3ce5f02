import type { Writer } from '#contract/robot-parts.ts';
import { AppError } from '#domain/errors.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { providerStatus } from '#server/http/errors.ts';
import type { Progress } from '#server/http/reply-stream.ts';

/** Who asks a robot, and how to tell them what it is doing. */
export type RobotCall = { deps: Dependencies; actor: Actor; signal: AbortSignal; progress: Progress | undefined };

/** Per person and hour; generous for work by hand, tight for a script. Counted by the route, before the body is read. */
export const ROBOT_LIMIT = { name: 'robots', points: 120, seconds: 3600 };

export function providerOf({ ai, translator }: Dependencies, writer: Writer): string {
  if (writer === 'model') return ai?.provider ?? 'offline';
  return writer === 'service' || writer === 'local' ? (translator?.provider ?? 'offline') : 'offline';
}

/** Who translates where no model is set up. */
export function translatingWriter({ translator }: Pick<Dependencies, 'translator'>): Writer {
  if (!translator) return 'composer';
  return translator.provider === 'local' ? 'local' : 'service';
}

export function failureOf(error: unknown): string {
  if (!(error instanceof AppError)) return 'internal';
  return 'failure' in error ? String(error.failure) : error.code;
}

/** Of what the person got nevertheless, so that no reply tells of it. */
export function noteFailure(
  { metrics, log }: Dependencies,
  labels: { robot: string; provider: string },
  error: unknown,
): void {
  const failure = failureOf(error);
  metrics.robotFailures.inc({ ...labels, failure });
  const status = error instanceof Error ? providerStatus(error.cause) : undefined;
  log.error({ ...labels, failure, status }, 'AI or translation failed');
}
