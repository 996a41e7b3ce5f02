import { comparePositions, positionBetween } from './list-positions.ts';
import type { ColumnId } from './task-board.ts';

export type OrderedTask = { id: string; columnId: ColumnId; position: string };

export type TaskPlace = { columnId: ColumnId; afterId: string | null; beforeId: string | null };

export const compareTasks = (a: OrderedTask, b: OrderedTask): number =>
  comparePositions(a.position, b.position) || comparePositions(a.id, b.id);

/** The target at `index` of a list in shown order, without the moving task itself. */
export function placeAt(columnId: ColumnId, others: readonly { id: string }[], index: number): TaskPlace {
  return { columnId, afterId: others[index - 1]?.id ?? null, beforeId: others[index]?.id ?? null };
}

/** A neighbour that has left the list is ignored, so that late moves still end in a sensible position. */
export function neighboursOf(
  others: readonly { id: string; position: string }[],
  place: Pick<TaskPlace, 'afterId' | 'beforeId'>,
): { before: string | null; after: string | null } {
  const afterIndex = place.afterId === null ? -1 : others.findIndex((task) => task.id === place.afterId);
  if (afterIndex >= 0) {
    return { before: others[afterIndex]?.position ?? null, after: others[afterIndex + 1]?.position ?? null };
  }
  const beforeIndex = place.beforeId === null ? -1 : others.findIndex((task) => task.id === place.beforeId);
  if (beforeIndex >= 0) {
    return { before: others[beforeIndex - 1]?.position ?? null, after: others[beforeIndex]?.position ?? null };
  }
  return { before: others.at(-1)?.position ?? null, after: null };
}

/** Optimistic update: the board after the move, while the server decides the real position. */
export function moveTask<T extends OrderedTask>(tasks: readonly T[], taskId: string, place: TaskPlace): T[] {
  const others = tasks.filter((task) => task.columnId === place.columnId && task.id !== taskId).sort(compareTasks);
  const { before, after } = neighboursOf(others, place);
  // Without room the server gives the list new positions; until then any beside the neighbour will do.
  const position = positionBetween(before, after) ?? `${before ?? ''}V`;
  return tasks.map((task) => (task.id === taskId ? { ...task, columnId: place.columnId, position } : task));
}
