import type { Task } from '#contract/tasks.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { positionBetween } from '#domain/tasks/list-positions.ts';
import type { ColumnId } from '#domain/tasks/task-board.ts';
import type { Db } from '#server/db/client.ts';
import { publishEvent } from '#server/events/events.service.ts';
import { putBack, takeFromTrash, tooLateToUndo } from '#server/features/trash/trash.service.ts';
import { rebalanceColumn, requireUnlockedColumn } from './board.service.ts';
import { findColumnEnd, findColumnOrder, findTask, lockBoard } from './tasks.repository.ts';
import { requireRoom } from './tasks.service.ts';

/** Undoes a deletion: restores the task at its position, or right after the task that now has it. */
export async function restoreTask(db: Db, actor: Actor, taskId: string, now: Date): Promise<Task> {
  return db.transaction(async (tx) => {
    await lockBoard(tx, actor.id);
    const trashed = await takeFromTrash(tx, actor, 'task', taskId, now);
    if (!trashed) return findRestoredBefore(tx, actor, taskId);
    // Both columns exist in the table, because the trash stores complete rows.
    const columnId = trashed.content.column_id as ColumnId;
    requireUnlockedColumn(actor, columnId);
    requireRoom(await findColumnEnd(tx, actor.id, columnId));
    const position = await findFreePlace(tx, actor.id, columnId, trashed.content.position as string);
    await putBack(tx, 'task', { ...trashed.content, position });
    await publishEvent(tx, { userId: actor.id, topic: 'tasks', ids: [taskId] });
    return findRestoredBefore(tx, actor, taskId);
  });
}

/** A repeated request returns the restored task. */
async function findRestoredBefore(tx: Db, actor: Actor, taskId: string): Promise<Task> {
  const task = await findTask(tx, actor.id, taskId);
  if (!task) throw tooLateToUndo();
  requireUnlockedColumn(actor, task.columnId);
  return task;
}

async function findFreePlace(tx: Db, userId: string, columnId: ColumnId, wanted: string): Promise<string> {
  const order = await findColumnOrder(tx, userId, columnId);
  const taken = order.findIndex(({ position }) => position === wanted);
  if (taken < 0) return wanted;
  return (
    positionBetween(wanted, order[taken + 1]?.position ?? null) ??
    (await rebalanceColumn(tx, userId, columnId)).positionAtEnd
  );
}
