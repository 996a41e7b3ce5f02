import { offlineChanges } from '#web/lib/offline/offline-changes.ts';
import { editMutation, pendingEditsOf } from './product-edits.ts';
import { PRODUCT_QUEUE } from './product-queue-name.ts';

export const {
  keepChanges: keepEdits,
  resumeChanges: resumeEdits,
  areChangesKept: areEditsKept,
} = offlineChanges({ queue: PRODUCT_QUEUE, pendingOf: pendingEditsOf, mutation: editMutation });
