import { AppError } from '#domain/errors.ts';
import { createWorkQueue, type WorkQueue } from '#server/work-queue.ts';

export type RequestQueues = {
  /** Requests that keep the database or this thread busy: few in total, so that connections stay free for others. */
  heavy: WorkQueue;
  /** Files of own data, which take minutes to write: one per person, two in total. */
  imports: WorkQueue;
  /** Uploads of pictures and files, queued before they are read. */
  bytes: WorkQueue;
  /** All other requests of signed-in people. */
  light: WorkQueue;
};

const tooMany = () =>
  new AppError('rate_limited', 'Você tem muitos pedidos em andamento. Espere um deles terminar.', {
    retryAfterSeconds: 10,
  });

const MANY = Number.POSITIVE_INFINITY;
const queueLimits = { timeoutMs: 20_000, restsAfterMs: 2_000 };

/** Requests of one person wait for each other; more than any page sends at once are rejected. */
export const createRequestQueues = (): RequestQueues => ({
  // Their bodies stay in memory while they wait.
  heavy: createWorkQueue({ ...queueLimits, running: 4, perOwner: 1, waiting: 500, waitingPerOwner: 16 }, tooMany),
  imports: createWorkQueue(
    {
      ...{ running: 2, perOwner: 1, waiting: 8, waitingPerOwner: 1, timeoutMs: 120_000 },
      ...{ restsAfterMs: 10_000, longestRestMs: 600_000 },
    },
    () =>
      new AppError('rate_limited', 'Há outros arquivos na fila. Tente novamente em alguns minutos.', {
        retryAfterSeconds: 60,
      }),
  ),
  bytes: createWorkQueue({ ...queueLimits, running: MANY, perOwner: 2, waiting: MANY, waitingPerOwner: 16 }, tooMany),
  light: createWorkQueue({ ...queueLimits, running: MANY, perOwner: 2, waiting: MANY, waitingPerOwner: 200 }, tooMany),
});
