import { offlineChanges } from '#web/lib/offline/offline-changes.ts';
import { boardMutation, pendingChangesOf } from '../board.queries.ts';

export const { storeChanges, resendChanges, areChangesStored } = offlineChanges({
  queue: 'board',
  pendingOf: pendingChangesOf,
  mutation: boardMutation,
});
