import type { Column, Task } from '#contract/tasks.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { isColumnUnlocked } from '#domain/plans/plan-limits.ts';
import { findLaunchStep, isLaunchStepDone } from '#domain/tasks/launch-template.ts';
import { evenPositions, positionBetween } from '#domain/tasks/list-positions.ts';
import { type ColumnId, columnIds } from '#domain/tasks/task-board.ts';
import { neighboursOf, type TaskPlace } from '#domain/tasks/task-board-moves.ts';
import type { LabelColor } from '#domain/tasks/task-details.ts';
import type { Db } from '#server/db/client.ts';
import { publishEvent } from '#server/events/events.service.ts';
import { findSteps } from '#server/features/products/products.service.ts';
import { completeUntouched } from './launch.repository.ts';
import {
  type DatedTask,
  findBoard,
  findColumnOrder,
  insertDefaultColumns,
  lockBoard,
  selectDatedTasks,
  storeLabelName,
  updateColumnTitle,
  updatePositions,
} from './tasks.repository.ts';

/** For imports of many tasks. */
export const lockOwnBoard = lockBoard;

/** One query; two more on the first visit, or where a launch is under way. */
export async function getBoard(db: Db, actor: Actor) {
  const { columns, tasks, labelNames } = await findOrCreateBoard(db, actor.id);
  const open = new Set<string>(unlockedColumnsOf(actor));
  const ticked = await completeLaunchTasks(
    db,
    actor,
    tasks.filter((task) => open.has(task.columnId)),
  );
  return {
    columns: columns.map((column) => ({
      ...column,
      locked: !open.has(column.columnId),
      keptTasks: open.has(column.columnId) ? 0 : tasks.filter((task) => task.columnId === column.columnId).length,
    })),
    tasks: tasks
      .filter((task) => open.has(task.columnId))
      .map((task) => (ticked.includes(task.id) ? { ...task, completed: true } : task)),
    ...(ticked.length > 0 && { ticked }),
    labelNames,
  };
}

async function findOrCreateBoard(db: Db, userId: string) {
  const board = await findBoard(db, userId);
  if (board.columns.length === columnIds.length) return board;
  await insertDefaultColumns(db, userId);
  return findBoard(db, userId);
}

export async function renameColumn(
  db: Db,
  actor: Actor,
  input: { columnId: ColumnId; title: string },
): Promise<Column> {
  requireUnlockedColumn(actor, input.columnId);
  return db.transaction(async (tx) => {
    await insertDefaultColumns(tx, actor.id);
    const column = await updateColumnTitle(tx, actor.id, input.columnId, input.title);
    if (!column) throw new AppError('not_found', 'Lista não encontrada.');
    await publishEvent(tx, { userId: actor.id, topic: 'tasks', ids: [input.columnId] });
    return { ...column, locked: false, keptTasks: 0 };
  });
}

export async function nameLabel(db: Db, actor: Actor, label: { color: LabelColor; name: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await storeLabelName(tx, { userId: actor.id, ...label });
    await publishEvent(tx, { userId: actor.id, topic: 'tasks', ids: [] });
  });
}

export const unlockedColumnsOf = (actor: Actor): ColumnId[] =>
  columnIds.filter((columnId) => isColumnUnlocked(actor.userType, columnId));

export function requireUnlockedColumn(actor: Actor, columnId: ColumnId): void {
  if (isColumnUnlocked(actor.userType, columnId)) return;
  throw new AppError('premium_required', 'Esta lista está disponível no plano Premium.');
}

/** Open tasks with a date in the lists that the person's plan opens, the earliest first. */
export const findDatedTasks = (db: Db, actor: Actor, from: Date, limit: number): Promise<DatedTask[]> =>
  selectDatedTasks(db, { userId: actor.id, openColumns: unlockedColumnsOf(actor), from: from.toISOString(), limit });

/** Once: whoever ticks or reopens a task has the last word. */
async function completeLaunchTasks(db: Db, actor: Actor, tasks: readonly Task[]): Promise<string[]> {
  const open = tasks.flatMap(({ id, completed, productId, launchStep }) => {
    const entry = findLaunchStep(launchStep);
    return !completed && productId && entry?.doneWith ? [{ id, productId, entry }] : [];
  });
  if (open.length === 0) return [];
  const steps = await findSteps(db, actor, [...new Set(open.map(({ productId }) => productId))]);
  const done = open.filter(({ productId, entry }) => {
    const known = steps.get(productId);
    return known && isLaunchStepDone(entry, known);
  });
  if (done.length === 0) return [];
  return db.transaction(async (tx) => {
    const ticked = await completeUntouched(
      tx,
      actor.id,
      done.map(({ id }) => id),
    );
    if (ticked.length > 0) await publishEvent(tx, { userId: actor.id, topic: 'tasks', ids: ticked });
    return ticked;
  });
}

/** Where inserts into one gap have used it up: a place after all positions are spread. Under the board's lock. */
export async function makeRoom(tx: Db, userId: string, place: TaskPlace): Promise<string> {
  const ids = (await findColumnOrder(tx, userId, place.columnId)).map(({ id }) => id);
  const positions = evenPositions(ids.length);
  await updatePositions(tx, userId, ids, positions);
  const gap = neighboursOf(
    ids.map((id, index) => ({ id, position: positions[index] ?? '' })),
    place,
  );
  return positionBetween(gap.before, gap.after) ?? '';
}

export const positionAfter = async (tx: Db, userId: string, columnId: ColumnId, last: string | null) =>
  positionBetween(last, null) ?? (await makeRoom(tx, userId, { columnId, afterId: null, beforeId: null }));
