import { AppError } from '#domain/errors.ts';
import { createWorkQueue, type WorkQueue } from '#server/work-queue.ts';

/**
 * For requests that keep the database or this thread busy: one of a person at a time, few in all, so that a connection
 * is always left for everybody else. A person's own requests wait for each other, more than a page asks for are refused.
 */
export const createHeavyWork = (): WorkQueue =>
  createWorkQueue(
    { running: 4, perOwner: 1, waiting: 500, waitingPerOwner: 16, patienceMs: 20_000 },
    () =>
      new AppError('rate_limited', 'Você tem muitos pedidos em andamento. Espere um deles terminar.', {
        retryAfterSeconds: 10,
      }),
  );
