import { AppError } from '#domain/errors.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import type { AiRequest } from '#server/providers/ai/ai-engine.ts';

export type RobotName = 'names' | 'copy' | 'translate' | 'ads' | 'reviews';

export type RobotJob<T> = {
  robot: RobotName;
  /** What the offline composer writes from the seller's own words. */
  compose(): T;
  /** What a configured model is asked. */
  request(): Promise<Omit<AiRequest<T>, 'signal'>>;
};

/** Per person and hour; generous for work by hand, tight for a script. */
const HOURLY_LIMIT = { name: 'robots', points: 120, seconds: 3600 };

/** Runs a robot with the configured engine. The offline composer never stands in for a model that failed. */
export async function runRobot<T>(
  deps: Dependencies,
  actor: Actor,
  signal: AbortSignal,
  job: RobotJob<T>,
): Promise<{ output: T; mode: 'offline' | 'ai' }> {
  await deps.limits.consume(HOURLY_LIMIT, actor.id);
  const { ai, metrics } = deps;
  const provider = ai?.provider ?? 'offline';
  const stop = metrics.robotDuration.startTimer({ robot: job.robot, provider });
  try {
    if (!ai) return { output: job.compose(), mode: 'offline' };
    // Before the line: whoever waits there holds a small picture, not the upload.
    const request = await job.request();
    const output = await deps.generations.run(actor.id, signal, () => ai.generate({ ...request, signal }));
    return { output, mode: 'ai' };
  } catch (error) {
    metrics.robotFailures.inc({ robot: job.robot, provider, failure: failureOf(error) });
    throw error;
  } finally {
    stop();
  }
}

function failureOf(error: unknown): string {
  if (!(error instanceof AppError)) return 'internal';
  return 'failure' in error ? String(error.failure) : error.code;
}
