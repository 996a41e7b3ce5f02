import type { NewTask, OpenedTask, Task, TaskPatch } from '#contract/tasks.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { positionBetween } from '#domain/tasks/list-positions.ts';
import { MAX_BOARD_CHARACTERS, MAX_TASKS_PER_BOARD } from '#domain/tasks/task-board.ts';
import { changeChecklist, labelColors, MAX_CHECKLIST_ITEMS, MAX_TASK_NOTES } from '#domain/tasks/task-details.ts';
import type { Db } from '#server/db/client.ts';
import { publishEvent } from '#server/events/events.service.ts';
import { getProduct } from '#server/features/products/products.service.ts';
import { moveToTrash } from '#server/features/trash/trash.service.ts';
import { columnLocked, rebalanceColumn, requireUnlockedColumn, unlockedColumnsOf } from './board.service.ts';
import {
  findColumnEnd,
  findOpenTask,
  findTask,
  insertDefaultColumns,
  insertTask,
  lockBoard,
  ownTask,
  updateOpenTask,
} from './tasks.repository.ts';

export async function createTask(db: Db, actor: Actor, input: NewTask): Promise<Task> {
  requireUnlockedColumn(actor, input.columnId);
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

/** A repeated request returns the created task; another person's id counts as taken. */
async function findCreatedBefore(tx: Db, actor: Actor, taskId: string): Promise<Task> {
  const task = await findTask(tx, actor.id, taskId);
  if (!task) throw new AppError('conflict', 'Não foi possível criar a tarefa. Tente novamente.');
  requireUnlockedColumn(actor, task.columnId);
  return task;
}

type OpenedRow = NonNullable<Awaited<ReturnType<typeof findOpenTask>>>;

function presentOpened({ description, items, notes, history, createdAt, ...task }: OpenedRow): OpenedTask {
  return { ...task, details: { description, checklist: items, notes, history, createdAt } };
}

export async function getTask(db: Db, actor: Actor, taskId: string): Promise<OpenedTask> {
  const task = await findOpenTask(db, actor.id, taskId, unlockedColumnsOf(actor));
  if (!task) throw await explainMissing(db, actor, taskId);
  return presentOpened(task);
}

export async function updateTask(
  db: Db,
  actor: Actor,
  input: TaskPatch & { taskId: string; now: Date },
): Promise<OpenedTask> {
  const { taskId, now, item, note, removedNoteId, ...patch } = input;
  const open = unlockedColumnsOf(actor);
  return db.transaction(async (tx) => {
    if (patch.productId) await getProduct(tx, actor, patch.productId);
    const isWithin = item || note || removedNoteId;
    const before = isWithin ? await findOpenTask(tx, actor.id, taskId, open, 'for update') : undefined;
    if (isWithin && !before) throw await explainMissing(tx, actor, taskId);
    const task = await updateOpenTask(tx, actor.id, taskId, open, {
      ...patch,
      ...(patch.labels && { labels: labelColors.filter((color) => patch.labels?.includes(color)) }),
      ...(before && item && { checklist: requireShort(changeChecklist(before.items, item)) }),
      ...(before && (note || removedNoteId) && { notes: changeNotes(before.notes, { note, removedNoteId, now }) }),
    });
    if (!task) throw await explainMissing(tx, actor, taskId);
    if (patch.title !== undefined) {
      const { characters } = await findColumnEnd(tx, actor.id, task.columnId);
      requireRoom({ tasks: 0, characters: characters - patch.title.length });
    }
    await publishEvent(tx, { userId: actor.id, topic: 'tasks', ids: [taskId] });
    return presentOpened(task);
  });
}

function requireShort(items: OpenedRow['items']): OpenedRow['items'] {
  if (items.length <= MAX_CHECKLIST_ITEMS) return items;
  throw new AppError('conflict', `A lista pode ter no máximo ${MAX_CHECKLIST_ITEMS} itens.`);
}

type NoteChange = Pick<TaskPatch, 'note' | 'removedNoteId'> & { now: Date };

/** Adding the same note twice is idempotent. */
function changeNotes(notes: OpenedRow['notes'], { note, removedNoteId, now }: NoteChange): OpenedRow['notes'] {
  const left = notes.filter(({ id }) => id !== removedNoteId);
  if (!note || left.some(({ id }) => id === note.id)) return left;
  if (left.length >= MAX_TASK_NOTES) {
    throw new AppError('conflict', `Uma tarefa pode ter no máximo ${MAX_TASK_NOTES} notas.`);
  }
  return [...left, { ...note, at: now.toISOString() }];
}

export async function deleteTask(db: Db, actor: Actor, input: { taskId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const task = await moveToTrash(tx, actor, 'task', ownTask(actor.id, input.taskId, unlockedColumnsOf(actor)));
    if (!task) throw await explainMissing(tx, actor, input.taskId);
    await publishEvent(tx, { userId: actor.id, topic: 'tasks', ids: [task.id] });
  });
}

/** Another person's task counts as not found; an own task in a locked column gives a specific error. */
async function explainMissing(tx: Db, actor: Actor, taskId: string): Promise<AppError> {
  const task = await findTask(tx, actor.id, taskId);
  return task ? columnLocked() : taskMissing();
}

export const taskMissing = () => new AppError('not_found', 'Tarefa não encontrada.');
