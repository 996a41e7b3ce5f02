import type { Task } from '#contract/tasks.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { positionBetween } from '#domain/tasks/list-positions.ts';
import { neighboursOf, type TaskPlace } from '#domain/tasks/task-board-moves.ts';
import type { Db } from '#server/db/client.ts';
import { publishEvent } from '#server/events/events.service.ts';
import { rebalanceColumn, requireUnlockedColumn } from './board.service.ts';
import { findColumnOrder, findTask, lockBoard, updateTaskPlace } from './tasks.repository.ts';
import { taskMissing } from './tasks.service.ts';

/** The caller names neighbours; the position is calculated here, under the board's lock, from the stored order. */
export async function moveTask(db: Db, actor: Actor, input: TaskPlace & { taskId: string }): Promise<Task> {
  requireUnlockedColumn(actor, input.columnId);
  return db.transaction(async (tx) => {
    await lockBoard(tx, actor.id);
    const task = await findTask(tx, actor.id, input.taskId);
    if (!task) throw taskMissing();
    requireUnlockedColumn(actor, task.columnId);
    const order = await findColumnOrder(tx, actor.id, input.columnId);
    const others = order.filter((other) => other.id !== task.id);
    const gap = neighboursOf(others, input);
    if (task.columnId === input.columnId && isBetween(task.position, gap)) return task;

    const position = positionBetween(gap.before, gap.after);
    const place = position ? { position, ids: [task.id] } : await makeRoom(tx, actor.id, task.id, input);
    const moved = await updateTaskPlace(tx, task.id, { columnId: input.columnId, position: place.position });
    if (!moved) throw taskMissing();
    await publishEvent(tx, { userId: actor.id, topic: 'tasks', ids: place.ids });
    return moved;
  });
}

const isBetween = (position: string, gap: { before: string | null; after: string | null }): boolean =>
  (gap.before === null || position > gap.before) && (gap.after === null || position < gap.after);

async function makeRoom(tx: Db, userId: string, taskId: string, place: TaskPlace) {
  const { tasks, positionAtEnd } = await rebalanceColumn(tx, userId, place.columnId);
  const gap = neighboursOf(
    tasks.filter((other) => other.id !== taskId),
    place,
  );
  return { position: positionBetween(gap.before, gap.after) ?? positionAtEnd, ids: [] };
}
