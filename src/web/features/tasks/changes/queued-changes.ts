import { queuedChanges } from '#web/lib/offline/queued-changes.ts';
import { boardMutation, pendingChangesOf } from '../board.queries.ts';
import { BOARD_QUEUE } from './board-queue.ts';

export const { keepChanges, resumeChanges, areChangesKept } = queuedChanges({
  queue: BOARD_QUEUE,
  pendingOf: pendingChangesOf,
  mutation: boardMutation,
});
