import type { Column, Task } from '#contract/tasks.ts';
import type { ColumnId } from '#domain/tasks/task-board.ts';
import { placeAt, type TaskPlace } from '#domain/tasks/task-board-moves.ts';

export type ColumnTasks = { column: Column; tasks: readonly Task[] };

/** Where the dragged task would land: its index among the other tasks of a column. */
export type DropTarget = { columnId: ColumnId; index: number };

const find = (columns: readonly ColumnTasks[], columnId: string) =>
  columns.find(({ column }) => column.columnId === columnId);

export function whereIs(columns: readonly ColumnTasks[], taskId: string): DropTarget | undefined {
  for (const { column, tasks } of columns) {
    const index = tasks.findIndex((task) => task.id === taskId);
    if (index >= 0) return { columnId: column.columnId, index };
  }
  return undefined;
}

/** Converts a gap to an index: a gap counts all cards, an index leaves out the dragged one. */
export function indexOfGap(columns: readonly ColumnTasks[], taskId: string, columnId: ColumnId, gap: number): number {
  const origin = whereIs(columns, taskId);
  return origin?.columnId === columnId && gap > origin.index ? gap - 1 : gap;
}

export function gapOfIndex(columns: readonly ColumnTasks[], taskId: string, target: DropTarget): number {
  const origin = whereIs(columns, taskId);
  return origin?.columnId === target.columnId && target.index > origin.index ? target.index + 1 : target.index;
}

const arrows = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 } as const;

/** One step with the arrow keys; a locked column is reported instead of entered. */
export function stepTarget(
  columns: readonly ColumnTasks[],
  taskId: string,
  target: DropTarget,
  key: string,
): { target: DropTarget } | { locked: Column } | undefined {
  if (!(key in arrows)) return undefined;
  const step = arrows[key as keyof typeof arrows];
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const index = clamp(target.index + step, otherTasks(columns, taskId, target.columnId).length);
    return { target: { ...target, index } };
  }
  const here = columns.findIndex(({ column }) => column.columnId === target.columnId);
  const next = columns[here + step]?.column;
  if (!next) return { target };
  if (next.locked) return { locked: next };
  const index = clamp(target.index, otherTasks(columns, taskId, next.columnId).length);
  return { target: { columnId: next.columnId, index } };
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

export const otherTasks = (columns: readonly ColumnTasks[], taskId: string, columnId: string): readonly Task[] =>
  (find(columns, columnId)?.tasks ?? []).filter((task) => task.id !== taskId);

/** The move to send, or undefined if the task stays where it is. */
export function moveTo(columns: readonly ColumnTasks[], taskId: string, target: DropTarget): TaskPlace | undefined {
  const origin = whereIs(columns, taskId);
  if (!origin || (origin.columnId === target.columnId && origin.index === target.index)) return undefined;
  return placeAt(target.columnId, otherTasks(columns, taskId, target.columnId), target.index);
}

const GAP_PX = 6;

const listOf = (column: Element): HTMLElement | null => column.querySelector('ul');

export const findColumn = (board: Element, columnId: string): Element | null =>
  board.querySelector(`[data-column="${columnId}"]`);

/** Index of the gap nearest to the y position: 0 is above the first card. Binary search, because cards are in order. */
export function gapAt(column: Element, y: number): number {
  const cards = listOf(column)?.children ?? [];
  let low = 0;
  let high = cards.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const rect = cards[middle]?.getBoundingClientRect();
    if (rect && rect.top + rect.height / 2 < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Position of a gap's insertion line in px from the top of the list. */
export function lineOfGap(column: Element, gap: number): number {
  const list = listOf(column);
  const below = list?.children[gap];
  if (below instanceof HTMLElement) return below.offsetTop - GAP_PX / 2;
  const above = list?.lastElementChild;
  return above instanceof HTMLElement ? above.offsetTop + above.offsetHeight + GAP_PX / 2 : GAP_PX;
}

export function scrollToGap(column: Element, gap: number): void {
  const list = listOf(column);
  (list?.children[gap] ?? list?.lastElementChild ?? column).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
