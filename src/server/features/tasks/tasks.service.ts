import type { NewTask, Task, TaskPatch } from '#contract/tasks.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { positionBetween } from '#domain/tasks/ordering.ts';
import { MAX_TASKS_PER_BOARD } from '#domain/tasks/task-board.ts';
import type { Db } from '#server/db/client.ts';
import { publishEvent } from '#server/events/events.service.ts';
import { getProduct } from '#server/features/products/products.service.ts';
import { moveToTrash } from '#server/features/trash/trash.service.ts';
import { columnLocked, openColumnsOf, requireOpenColumn } from './board.service.ts';
import { rebalanceColumn } from './rebalance-column.ts';
import {
  findColumnEnd,
  findTask,
  insertDefaultColumns,
  insertTask,
  lockBoard,
  ownTask,
  updateOpenTask,
} from './tasks.repository.ts';

export async function createTask(db: Db, actor: Actor, input: NewTask): Promise<Task> {
  requireOpenColumn(actor, input.columnId);
  return db.transaction(async (tx) => {
    if (input.productId) await getProduct(tx, actor, input.productId);
    const { exists } = await lockBoard(tx, actor.id);
    if (!exists) await insertDefaultColumns(tx, actor.id);
    const end = await findColumnEnd(tx, actor.id, input.columnId);
    const position =
      positionBetween(end.lastPosition, null) ?? (await rebalanceColumn(tx, actor.id, input.columnId)).positionAtEnd;
    const { id: taskId, ...fields } = input;
    const task = await insertTask(tx, { ...fields, taskId, userId: actor.id, position });
    if (!task) return findCreatedBefore(tx, actor, taskId);
    requireRoom(end.tasks);
    await publishEvent(tx, { userId: actor.id, topic: 'tasks', ids: [task.id] });
    return task;
  });
}

export function requireRoom(tasks: number): void {
  if (tasks < MAX_TASKS_PER_BOARD) return;
  throw new AppError('conflict', `O quadro já tem ${MAX_TASKS_PER_BOARD} tarefas. Exclua as que não usa mais.`);
}

/** A repeated request finds what the first one created; an id of someone else is simply taken. */
async function findCreatedBefore(tx: Db, actor: Actor, taskId: string): Promise<Task> {
  const task = await findTask(tx, actor.id, taskId);
  if (!task) throw new AppError('conflict', 'Não foi possível criar a tarefa. Tente novamente.');
  return task;
}

export async function updateTask(db: Db, actor: Actor, input: TaskPatch & { taskId: string }): Promise<Task> {
  const { taskId, ...patch } = input;
  return db.transaction(async (tx) => {
    const task = await updateOpenTask(tx, actor.id, taskId, openColumnsOf(actor), patch);
    if (!task) throw await explainMissing(tx, actor, taskId);
    await publishEvent(tx, { userId: actor.id, topic: 'tasks', ids: [taskId] });
    return task;
  });
}

export async function deleteTask(db: Db, actor: Actor, input: { taskId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const task = await moveToTrash(tx, actor, 'task', ownTask(actor.id, input.taskId, openColumnsOf(actor)));
    if (!task) throw await explainMissing(tx, actor, input.taskId);
    await publishEvent(tx, { userId: actor.id, topic: 'tasks', ids: [task.id] });
  });
}

/** Someone else's task and none at all look the same; one's own in a locked column says so. */
async function explainMissing(tx: Db, actor: Actor, taskId: string): Promise<AppError> {
  const task = await findTask(tx, actor.id, taskId);
  return task ? columnLocked() : taskMissing();
}

export const taskMissing = () => new AppError('not_found', 'Tarefa não encontrada.');
