import { offlineChanges } from '#web/lib/offline/offline-changes.ts';
import { boardMutation, pendingChangesOf } from '../board.queries.ts';
import { BOARD_QUEUE } from './board-queue-name.ts';

export const { keepChanges, resumeChanges, areChangesKept } = offlineChanges({
  queue: BOARD_QUEUE,
  pendingOf: pendingChangesOf,
  mutation: boardMutation,
});
