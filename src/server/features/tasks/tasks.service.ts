import type { NewTask, OpenedTask, Task, TaskPatch } from '#contract/tasks.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { positionBetween } from '#domain/tasks/list-positions.ts';
import { type ColumnId, MAX_BOARD_CHARACTERS, MAX_TASKS_PER_BOARD } from '#domain/tasks/task-board.ts';
import { neighboursOf, type TaskPlace } from '#domain/tasks/task-board-moves.ts';
import { changeChecklist, labelColors, MAX_CHECKLIST_ITEMS, MAX_TASK_NOTES } from '#domain/tasks/task-details.ts';
import type { Db } from '#server/db/client.ts';
import { publishEvent } from '#server/events/events.service.ts';
import { getProduct } from '#server/features/products/products.service.ts';
import { moveToTrash, putBack, takeFromTrash, tooLateToUndo } from '#server/features/trash/trash.service.ts';
import { makeRoom, positionAfter, requireUnlockedColumn } from './board.service.ts';
import {
  findColumnEnd,
  findColumnOrder,
  findTask,
  insertDefaultColumns,
  insertTask,
  lockBoard,
  ownTask,
  updateTaskFields,
  updateTaskPlace,
} from './tasks.repository.ts';

export async function createTask(db: Db, actor: Actor, input: NewTask): Promise<Task> {
  requireUnlockedColumn(actor, input.columnId);
  return db.transaction(async (tx) => {
    if (input.productId) await getProduct(tx, actor, input.productId);
    const { exists } = await lockBoard(tx, actor.id);
    if (!exists) await insertDefaultColumns(tx, actor.id);
    const end = await findColumnEnd(tx, actor.id, input.columnId);
    const position = await positionAfter(tx, actor.id, input.columnId, end.lastPosition);
    const { id: taskId, ...fields } = input;
    const task = await insertTask(tx, { ...fields, taskId, userId: actor.id, position });
    // A repeated request gets the created task; another person's id counts as taken.
    if (!task) return getOwnTask(tx, actor, taskId, idTaken);
    requireRoom(end);
    await publishEvent(tx, { userId: actor.id, topic: 'tasks', ids: [task.id] });
    return task;
  });
}

/** Of the board before one more task. */
export function requireRoom({ tasks, characters }: { tasks: number; characters: number }): void {
  if (tasks >= MAX_TASKS_PER_BOARD) {
    throw new AppError('conflict', `O quadro já tem ${MAX_TASKS_PER_BOARD} tarefas. Exclua as que não usa mais.`);
  }
  if (characters >= MAX_BOARD_CHARACTERS) {
    throw new AppError('conflict', 'Os títulos do quadro já são longos demais juntos. Encurte ou exclua alguns.');
  }
}

const idTaken = () => new AppError('conflict', 'Não foi possível criar a tarefa. Tente novamente.');
const taskMissing = () => new AppError('not_found', 'Tarefa não encontrada.');

type TaskRow = NonNullable<Awaited<ReturnType<typeof findTask>>>;

/** Another person's task counts as missing; an own one in a locked column says so. */
async function getOwnTask(db: Db, actor: Actor, taskId: string, missing = taskMissing): Promise<TaskRow> {
  const task = await findTask(db, actor.id, taskId);
  if (!task) throw missing();
  requireUnlockedColumn(actor, task.columnId);
  return task;
}

const presentOpened = ({ description, items, notes, history, createdAt, ...task }: TaskRow): OpenedTask => ({
  ...task,
  details: { description, checklist: items, notes, history, createdAt },
});

export const getTask = async (db: Db, actor: Actor, taskId: string): Promise<OpenedTask> =>
  presentOpened(await getOwnTask(db, actor, taskId));

export async function updateTask(
  db: Db,
  actor: Actor,
  input: TaskPatch & { taskId: string; now: Date },
): Promise<OpenedTask> {
  const { taskId, now, item, note, removedNoteId, ...patch } = input;
  return db.transaction(async (tx) => {
    if (patch.productId) await getProduct(tx, actor, patch.productId);
    await lockBoard(tx, actor.id);
    const before = await getOwnTask(tx, actor, taskId);
    const task = await updateTaskFields(tx, actor.id, taskId, {
      ...patch,
      ...(patch.labels && { labels: labelColors.filter((color) => patch.labels?.includes(color)) }),
      ...(item && { checklist: requireShort(changeChecklist(before.items, item)) }),
      ...((note || removedNoteId) && { notes: changeNotes(before.notes, { note, removedNoteId, now }) }),
    });
    if (!task) throw taskMissing();
    if (patch.title !== undefined) {
      const { characters } = await findColumnEnd(tx, actor.id, task.columnId);
      requireRoom({ tasks: 0, characters: characters - patch.title.length });
    }
    await publishEvent(tx, { userId: actor.id, topic: 'tasks', ids: [taskId] });
    return presentOpened(task);
  });
}

function requireShort(items: TaskRow['items']): TaskRow['items'] {
  if (items.length <= MAX_CHECKLIST_ITEMS) return items;
  throw new AppError('conflict', `A lista pode ter no máximo ${MAX_CHECKLIST_ITEMS} itens.`);
}

type NoteChange = Pick<TaskPatch, 'note' | 'removedNoteId'> & { now: Date };

/** Adding the same note twice is idempotent. */
function changeNotes(notes: TaskRow['notes'], { note, removedNoteId, now }: NoteChange): TaskRow['notes'] {
  const left = notes.filter(({ id }) => id !== removedNoteId);
  if (!note || left.some(({ id }) => id === note.id)) return left;
  if (left.length >= MAX_TASK_NOTES) {
    throw new AppError('conflict', `Uma tarefa pode ter no máximo ${MAX_TASK_NOTES} notas.`);
  }
  return [...left, { ...note, at: now.toISOString() }];
}

/** The caller names neighbours; the position is calculated here, under the board's lock, from the stored order. */
export async function moveTask(db: Db, actor: Actor, input: TaskPlace & { taskId: string }): Promise<Task> {
  requireUnlockedColumn(actor, input.columnId);
  return db.transaction(async (tx) => {
    await lockBoard(tx, actor.id);
    const task = await getOwnTask(tx, actor, input.taskId);
    const order = await findColumnOrder(tx, actor.id, input.columnId);
    const { before, after } = neighboursOf(
      order.filter(({ id }) => id !== task.id),
      input,
    );
    const isThere = (before === null || task.position > before) && (after === null || task.position < after);
    if (task.columnId === input.columnId && isThere) return task;

    const free = positionBetween(before, after);
    const position = free ?? (await makeRoom(tx, actor.id, input));
    const moved = await updateTaskPlace(tx, task.id, { columnId: input.columnId, position });
    if (!moved) throw taskMissing();
    await publishEvent(tx, { userId: actor.id, topic: 'tasks', ids: free ? [task.id] : [] });
    return moved;
  });
}

export async function deleteTask(db: Db, actor: Actor, { taskId }: { taskId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await getOwnTask(tx, actor, taskId);
    if (!(await moveToTrash(tx, actor, 'task', ownTask(actor.id, taskId)))) throw taskMissing();
    await publishEvent(tx, { userId: actor.id, topic: 'tasks', ids: [taskId] });
  });
}

/** Undoes a deletion: restores the task at its position, or right after the task that now has it; repeatable. */
export async function restoreTask(db: Db, actor: Actor, taskId: string, now: Date): Promise<Task> {
  return db.transaction(async (tx) => {
    await lockBoard(tx, actor.id);
    const trashed = await takeFromTrash(tx, actor, 'task', taskId, now);
    if (!trashed) return getOwnTask(tx, actor, taskId, tooLateToUndo);
    // Both columns exist in the table, because the trash stores complete rows.
    const { column_id: columnId, position } = trashed.content as { column_id: ColumnId; position: string };
    requireUnlockedColumn(actor, columnId);
    requireRoom(await findColumnEnd(tx, actor.id, columnId));
    const order = await findColumnOrder(tx, actor.id, columnId);
    const taken = order.findIndex((other) => other.position === position);
    const free = taken < 0 ? position : positionBetween(position, order[taken + 1]?.position ?? null);
    const place = { columnId, afterId: order[taken]?.id ?? null, beforeId: null };
    await putBack(tx, 'task', { ...trashed.content, position: free ?? (await makeRoom(tx, actor.id, place)) });
    await publishEvent(tx, { userId: actor.id, topic: 'tasks', ids: [taskId] });
    return getOwnTask(tx, actor, taskId, tooLateToUndo);
  });
}
