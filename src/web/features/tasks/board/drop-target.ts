import type { Column, Task } from '#contract/tasks.ts';
import type { ColumnId } from '#domain/tasks/task-board.ts';
import { placeAt, type TaskPlace } from '#domain/tasks/task-board-moves.ts';

export type ColumnTasks = { column: Column; tasks: readonly Task[] };

/** Where the dragged task would land: its index among the other tasks of a column. */
export type DropTarget = { columnId: ColumnId; index: number };

export function whereIs(columns: readonly ColumnTasks[], taskId: string): DropTarget | undefined {
  for (const { column, tasks } of columns) {
    const index = tasks.findIndex((task) => task.id === taskId);
    if (index >= 0) return { columnId: column.columnId, index };
  }
  return undefined;
}

export const otherTasks = (columns: readonly ColumnTasks[], taskId: string, columnId: string): readonly Task[] =>
  columns.find(({ column }) => column.columnId === columnId)?.tasks.filter((task) => task.id !== taskId) ?? [];

/** Columns to the side and places down, by the key that is pressed. */
const arrows: Record<string, readonly [aside: number, down: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** One step with the arrow keys; a locked column is reported instead of entered. */
export function stepTarget(
  columns: readonly ColumnTasks[],
  taskId: string,
  target: DropTarget,
  key: string,
): { target: DropTarget } | { locked: Column } | undefined {
  const arrow = arrows[key];
  if (!arrow) return undefined;
  const here = columns.findIndex(({ column }) => column.columnId === target.columnId);
  const next = columns[here + arrow[0]]?.column;
  if (!next) return { target };
  if (next.locked) return { locked: next };
  const last = otherTasks(columns, taskId, next.columnId).length;
  const index = Math.min(Math.max(target.index + arrow[1], 0), last);
  return { target: { columnId: next.columnId, index } };
}

/** The move to send, or undefined if the task stays where it is. */
export function moveTo(columns: readonly ColumnTasks[], taskId: string, target: DropTarget): TaskPlace | undefined {
  const origin = whereIs(columns, taskId);
  if (!origin || (origin.columnId === target.columnId && origin.index === target.index)) return undefined;
  return placeAt(target.columnId, otherTasks(columns, taskId, target.columnId), target.index);
}

const GAP_PX = 6;

const otherCards = (column: Element, card: Element): HTMLElement[] =>
  [...column.querySelectorAll<HTMLElement>('ul > li')].filter((other) => other !== card);

/** Index among the other cards that is nearest to the y position. Binary search, because cards are in order. */
export function indexAt(column: Element, card: Element, y: number): number {
  const others = otherCards(column, card);
  let low = 0;
  let high = others.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const rect = others[middle]?.getBoundingClientRect();
    if (rect && rect.top + rect.height / 2 < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Position of the insertion line in px from the top of the list. */
export function lineAt(column: Element, card: Element, index: number): number {
  const above = otherCards(column, card)[index - 1];
  if (above) return above.offsetTop + above.offsetHeight + GAP_PX / 2;
  const first = column.querySelector<HTMLElement>('ul > li');
  return first ? first.offsetTop - GAP_PX / 2 : GAP_PX;
}

export function scrollToIndex(column: Element, card: Element, index: number): void {
  const others = otherCards(column, card);
  (others[index] ?? others.at(-1) ?? column).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
