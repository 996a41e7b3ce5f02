import { AppError } from '#domain/errors.ts';
import { createWorkQueue, type WorkQueue } from '#server/work-queue.ts';

export type RequestLines = {
  /** Requests that keep the database or this thread busy: few in all, so that a connection is left for everybody else. */
  heavy: WorkQueue;
  /** Pictures and files, from before they are read. */
  bytes: WorkQueue;
  /** All others of people who are signed in. */
  light: WorkQueue;
};

const tooMany = () =>
  new AppError('rate_limited', 'Você tem muitos pedidos em andamento. Espere um deles terminar.', {
    retryAfterSeconds: 10,
  });

const MANY = Number.POSITIVE_INFINITY;
const patience = { patienceMs: 20_000, restsAfterMs: 2_000 };

/** A person's own requests wait for each other; more than any page asks for at once are refused. */
export const createRequestLines = (): RequestLines => ({
  // Their bodies are in memory while they wait.
  heavy: createWorkQueue({ ...patience, running: 4, perOwner: 1, waiting: 500, waitingPerOwner: 16 }, tooMany),
  bytes: createWorkQueue({ ...patience, running: MANY, perOwner: 2, waiting: MANY, waitingPerOwner: 16 }, tooMany),
  light: createWorkQueue({ ...patience, running: MANY, perOwner: 2, waiting: MANY, waitingPerOwner: 200 }, tooMany),
});
