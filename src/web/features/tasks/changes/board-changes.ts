import type { Board, NewTask, Task, TaskDetails, TaskPatch } from '#contract/tasks.ts';
import { positionBetween } from '#domain/tasks/list-positions.ts';
import type { ColumnId } from '#domain/tasks/task-board.ts';
import { compareTasks, moveTask as moveWithin, type TaskPlace } from '#domain/tasks/task-board-moves.ts';
import { changeChecklist, type LabelColor } from '#domain/tasks/task-details.ts';

type TaskEdit = Partial<Pick<Task, 'title' | 'completed' | 'dueAt' | 'productId' | 'checklist'>> &
  Pick<TaskPatch, 'description' | 'item' | 'note' | 'removedNoteId'>;

export type BoardChange =
  | ({ kind: 'create' } & NewTask)
  /** For a checklist item, includes the card's new count. */
  | ({ kind: 'edit'; taskId: string; labels?: LabelColor[] } & TaskEdit)
  | { kind: 'move'; taskId: string; place: TaskPlace }
  | { kind: 'delete'; taskId: string; task: Task }
  | { kind: 'restore'; task: Task }
  | { kind: 'rename'; columnId: ColumnId; title: string }
  | { kind: 'name-label'; color: LabelColor; name: string };

/** The board with the change applied optimistically. Idempotent. */
export function applyChange(board: Board, change: BoardChange): Board {
  switch (change.kind) {
    case 'create':
      return addTask(board, change);
    case 'edit': {
      const { taskId, kind: _, description: _text, item: _item, note: _note, removedNoteId: _id, ...patch } = change;
      return { ...board, tasks: board.tasks.map((task) => (task.id === taskId ? { ...task, ...patch } : task)) };
    }
    case 'move':
      return { ...board, tasks: moveWithin(board.tasks, change.taskId, change.place) };
    case 'delete':
      return { ...board, tasks: board.tasks.filter((task) => task.id !== change.taskId) };
    case 'restore':
      return putTask(board, change.task);
    case 'rename':
      return {
        ...board,
        columns: board.columns.map((column) =>
          column.columnId === change.columnId ? { ...column, title: change.title } : column,
        ),
      };
    case 'name-label':
      return { ...board, labelNames: { ...board.labelNames, [change.color]: change.name } };
  }
}

/** In the place of the task with its id, or as one more. */
export function putTask(board: Board, task: Task): Board {
  const isKnown = board.tasks.some(({ id }) => id === task.id);
  return {
    ...board,
    tasks: isKnown ? board.tasks.map((old) => (old.id === task.id ? task : old)) : [...board.tasks, task],
  };
}

function addTask(board: Board, { kind: _, ...task }: BoardChange & { kind: 'create' }): Board {
  if (board.tasks.some(({ id }) => id === task.id)) return board;
  const last = tasksOf(board, task.columnId).at(-1)?.position ?? null;
  return putTask(board, {
    ...task,
    dueAt: task.dueAt ?? null,
    productId: task.productId ?? null,
    position: positionBetween(last, null) ?? `${last ?? ''}V`,
    completed: false,
    launchId: null,
    launchStep: null,
  });
}

export const tasksOf = (board: Board, columnId: ColumnId): Task[] =>
  board.tasks.filter((task) => task.columnId === columnId).sort(compareTasks);

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
