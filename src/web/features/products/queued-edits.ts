import { queuedChanges } from '#web/lib/offline/queued-changes.ts';
import { editMutation, pendingEditsOf } from './product-edits.ts';
import { PRODUCT_QUEUE } from './product-queue.ts';

export const {
  keepChanges: keepEdits,
  resumeChanges: resumeEdits,
  areChangesKept: areEditsKept,
} = queuedChanges({ queue: PRODUCT_QUEUE, pendingOf: pendingEditsOf, mutation: editMutation });
