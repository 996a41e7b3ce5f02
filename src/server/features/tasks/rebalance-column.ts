import { evenPositions, positionBetween } from '#domain/tasks/ordering.ts';
import type { ColumnId } from '#domain/tasks/task-board.ts';
import type { Db } from '#server/db/client.ts';
import { findColumnOrder, updatePositions } from './tasks.repository.ts';

/** When inserts into one gap have made the keys long; the caller holds the board's lock. */
export async function rebalanceColumn(tx: Db, userId: string, columnId: ColumnId) {
  const order = await findColumnOrder(tx, userId, columnId);
  const positions = evenPositions(order.length);
  await updatePositions(
    tx,
    userId,
    order.map((task) => task.id),
    positions,
  );
  const tasks = order.map((task, index) => ({ id: task.id, position: positions[index] ?? '' }));
  return { tasks, positionAtEnd: positionBetween(positions.at(-1) ?? null, null) ?? '' };
}
