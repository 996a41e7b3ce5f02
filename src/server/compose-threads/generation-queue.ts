import { AppError } from '#domain/errors.ts';

export type QueueLimits = { perProcess: number; perUser: number; waiting: number };

/** 256 generations hold little more than their sockets; the rest waits its turn. */
export const GENERATION_LIMITS: QueueLimits = { perProcess: 256, perUser: 3, waiting: 1_000 };

export type GenerationQueue = {
  /** Runs the job as soon as there is a place; gives up the place in line when the caller goes away. */
  run<T>(userId: string, signal: AbortSignal, job: () => Promise<T>, onWaiting?: () => void): Promise<T>;
  /** Now running and waiting, for the metrics. */
  size(): { running: number; waiting: number };
};

const tooMany = (message: string) => new AppError('rate_limited', message, { retryAfterSeconds: 10 });

/** Bounds what generations may hold at once: memory, sockets and the provider's limits. */
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

  /** The place goes straight to the next in line, so that nobody overtakes. */
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
