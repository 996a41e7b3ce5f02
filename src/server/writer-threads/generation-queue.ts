import { AppError } from '#domain/errors.ts';

export type QueueLimits = { perProcess: number; perUser: number; waiting: number };

/** 256 concurrent generations need little more than their sockets; further ones are queued. */
export const GENERATION_LIMITS: QueueLimits = { perProcess: 256, perUser: 3, waiting: 1_000 };

export type GenerationQueue = {
  /** Runs the job as soon as a slot is free; leaves the queue when the signal is aborted. */
  run<T>(userId: string, signal: AbortSignal, job: () => Promise<T>, onWaiting?: () => void): Promise<T>;
  size(): { running: number; waiting: number };
};

const tooMany = (message: string) => new AppError('rate_limited', message, { retryAfterSeconds: 10 });

/** Limits concurrent generations, which use memory, sockets and the provider's rate limits. */
export function createGenerationQueue(limits: QueueLimits): GenerationQueue {
  const ofUser = new Map<string, number>();
  const line: (() => void)[] = [];
  let running = 0;

  async function acquire(signal: AbortSignal, onWaiting: (() => void) | undefined): Promise<void> {
    if (running < limits.perProcess) {
      running += 1;
      return;
    }
    if (line.length >= limits.waiting) {
      throw tooMany('Os robôs estão muito ocupados agora. Tente novamente em instantes.');
    }
    onWaiting?.();
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        const position = line.indexOf(enter);
        if (position >= 0) line.splice(position, 1);
        reject(new AppError('cancelled', 'A geração foi cancelada.'));
      };
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      line.push(enter);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** Hands the slot directly to the next job, so that a new caller cannot overtake the queue. */
  function release(): void {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(userId, signal, job, onWaiting) {
      const own = ofUser.get(userId) ?? 0;
      if (own >= limits.perUser) throw tooMany('Você já tem gerações em andamento. Espere uma delas terminar.');
      ofUser.set(userId, own + 1);
      try {
        await acquire(signal, onWaiting);
        try {
          return await job();
        } finally {
          release();
        }
      } finally {
        const left = (ofUser.get(userId) ?? 1) - 1;
        if (left > 0) ofUser.set(userId, left);
        else ofUser.delete(userId);
      }
    },
    size: () => ({ running, waiting: line.length }),
  };
}
