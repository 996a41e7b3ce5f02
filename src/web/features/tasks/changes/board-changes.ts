import type { Board, Column, NewTask, Task, TaskDetails, TaskPatch } from '#contract/tasks.ts';
import { positionBetween } from '#domain/tasks/list-positions.ts';
import type { ColumnId } from '#domain/tasks/task-board.ts';
import { compareTasks, moveTask as moveWithin, neighboursOf, type TaskPlace } from '#domain/tasks/task-board-moves.ts';
import type { LabelColor } from '#domain/tasks/task-details.ts';

type TaskEdit = Partial<Pick<Task, 'title' | 'completed' | 'dueAt' | 'productId' | 'checklist'>> &
  Pick<TaskPatch, 'description' | 'item' | 'note' | 'removedNoteId'>;

export type BoardChange =
  | ({ kind: 'create' } & NewTask)
  /** For a checklist item, includes the card's new count. */
  | ({ kind: 'edit'; taskId: string; labels?: LabelColor[] } & TaskEdit)
  | { kind: 'move'; taskId: string; place: TaskPlace }
  | { kind: 'delete'; taskId: string }
  | { kind: 'restore'; task: Task }
  | { kind: 'rename'; columnId: ColumnId; title: string }
  | { kind: 'name-label'; color: LabelColor; name: string };

export type BoardReply =
  | { task: Task; details?: TaskDetails | undefined }
  | { column: Column }
  | { deletedId: string }
  | { labelNames: NonNullable<Board['labelNames']> };

/** The board with the change applied optimistically. Idempotent. */
export function applyChange(board: Board, change: BoardChange): Board {
  switch (change.kind) {
    case 'create':
      return addTask(board, change);
    case 'edit': {
      const { taskId, kind: _, description: _text, item: _item, note: _note, removedNoteId: _id, ...patch } = change;
      return replaceTasks(board, (task) => (task.id === taskId ? { ...task, ...patch } : task));
    }
    case 'move':
      return { ...board, tasks: moveWithin(board.tasks, change.taskId, change.place) };
    case 'delete':
      return { ...board, tasks: board.tasks.filter((task) => task.id !== change.taskId) };
    case 'restore':
      return board.tasks.some(({ id }) => id === change.task.id)
        ? board
        : { ...board, tasks: [...board.tasks, change.task] };
    case 'rename':
      return replaceColumn(board, change.columnId, { title: change.title });
    case 'name-label':
      return { ...board, labelNames: { ...board.labelNames, [change.color]: change.name } };
  }
}

export function applyReply(board: Board, reply: BoardReply): Board {
  if ('deletedId' in reply) return applyChange(board, { kind: 'delete', taskId: reply.deletedId });
  if ('labelNames' in reply) return { ...board, labelNames: { ...board.labelNames, ...reply.labelNames } };
  if ('column' in reply) return replaceColumn(board, reply.column.columnId, reply.column);
  const isKnown = board.tasks.some((task) => task.id === reply.task.id);
  if (!isKnown) return { ...board, tasks: [...board.tasks, reply.task] };
  return replaceTasks(board, (task) => (task.id === reply.task.id ? reply.task : task));
}

function addTask(board: Board, { kind: _, ...task }: BoardChange & { kind: 'create' }): Board {
  if (board.tasks.some(({ id }) => id === task.id)) return board;
  const others = tasksOf(board, task.columnId);
  const end = neighboursOf(others, { afterId: null, beforeId: null });
  const position = positionBetween(end.before, end.after) ?? `${end.before ?? ''}V`;
  return {
    ...board,
    tasks: [
      ...board.tasks,
      {
        ...task,
        position,
        completed: false,
        dueAt: task.dueAt ?? null,
        productId: task.productId ?? null,
        launchId: null,
        launchStep: null,
      },
    ],
  };
}

const replaceTasks = (board: Board, replace: (task: Task) => Task): Board => ({
  ...board,
  tasks: board.tasks.map(replace),
});

const replaceColumn = (board: Board, columnId: ColumnId, patch: Partial<Column>): Board => ({
  ...board,
  columns: board.columns.map((column) => (column.columnId === columnId ? { ...column, ...patch } : column)),
});

export const tasksOf = (board: Board, columnId: ColumnId): Task[] =>
  board.tasks.filter((task) => task.columnId === columnId).sort(compareTasks);
