import { AppError } from '#domain/errors.ts';
import { createWorkQueue } from '#server/work-queue.ts';

export type QueueLimits = { perProcess: number; perUser: number; waiting: number };

/** 256 concurrent generations need little more than their sockets; further ones are queued. */
export const GENERATION_LIMITS: QueueLimits = { perProcess: 256, perUser: 3, waiting: 1_000 };

/** People who used less go first, so a wait could last without end. */
const LONGEST_WAIT_MS = 120_000;

export type GenerationQueue = {
  /** Runs the job as soon as a slot is free; leaves the queue when the signal is aborted. */
  run<T>(userId: string, signal: AbortSignal, job: () => Promise<T>, onWaiting?: () => void): Promise<T>;
  size(): { running: number; waiting: number };
};

const tooMany = (message: string) => new AppError('rate_limited', message, { retryAfterSeconds: 10 });

/** Limits concurrent generations, which use memory, sockets and the provider's rate limits. */
export function createGenerationQueue(limits: QueueLimits): GenerationQueue {
  const busy = () => tooMany('Os robôs estão muito ocupados agora. Tente novamente em instantes.');
  const { perProcess: running, waiting } = limits;
  const queue = createWorkQueue({ running, waiting, timeoutMs: LONGEST_WAIT_MS }, busy);
  const ofUser = new Map<string, number>();
  return {
    async run(userId, signal, job, onWaiting) {
      const own = ofUser.get(userId) ?? 0;
      if (own >= limits.perUser) throw tooMany('Você já tem gerações em andamento. Espere uma delas terminar.');
      ofUser.set(userId, own + 1);
      try {
        return await queue.run(userId, job, signal, onWaiting && { onAhead: onWaiting });
      } finally {
        const left = (ofUser.get(userId) ?? 1) - 1;
        if (left > 0) ofUser.set(userId, left);
        else ofUser.delete(userId);
      }
    },
    size: queue.size,
  };
}
