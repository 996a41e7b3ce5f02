import { AppError } from '#domain/errors.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import type { AiRequest } from '#server/providers/ai/ai-engine.ts';
import type { ComposePool } from './compose-pool.ts';
import type { RobotName } from './compose-worker.ts';

export type RobotJob<T> = {
  robot: RobotName;
  /** What the offline composer writes from the seller's own words. */
  compose(composeInWorker: ComposePool['composeInWorker']): Promise<T>;
  /** What a configured model is asked. */
  request(): Promise<Omit<AiRequest<T>, 'signal'>>;
};

/** Per person and hour; generous for work by hand, tight for a script. Counted by the route, before the body is read. */
export const ROBOT_LIMIT = { name: 'robots', points: 120, seconds: 3600 };

/** Runs a robot with the configured engine. The offline composer never stands in for a model that failed. */
export async function runRobot<T>(
  deps: Dependencies,
  actor: Actor,
  signal: AbortSignal,
  job: RobotJob<T>,
): Promise<{ output: T; mode: 'offline' | 'ai' }> {
  const { ai, metrics } = deps;
  const provider = ai?.provider ?? 'offline';
  const stop = metrics.robotDuration.startTimer({ robot: job.robot, provider });
  try {
    const output = await deps.generations.run(actor.id, signal, async () => {
      if (!ai) return job.compose(deps.composers.composeInWorker);
      return ai.generate({ ...(await job.request()), signal });
    });
    return { output, mode: ai ? 'ai' : 'offline' };
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
