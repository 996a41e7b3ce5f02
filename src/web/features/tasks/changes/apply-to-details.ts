import type { TaskDetails } from '#contract/tasks.ts';
import { changeChecklist } from '#domain/tasks/task-details.ts';
import type { BoardChange } from './board-changes.ts';

/** The opened task with the change applied optimistically; changes of other tasks are ignored. */
export function applyToDetails(details: TaskDetails, taskId: string, change: BoardChange): TaskDetails {
  if (change.kind !== 'edit' || change.taskId !== taskId) return details;
  const { description = details.description, item, note, removedNoteId } = change;
  const isNew = note && !details.notes.some(({ id }) => id === note.id);
  const notes = isNew ? [...details.notes, { ...note, at: new Date().toISOString() }] : details.notes;
  return {
    ...details,
    description,
    checklist: item ? changeChecklist(details.checklist, item) : details.checklist,
    notes: notes.filter(({ id }) => id !== removedNoteId),
  };
}
