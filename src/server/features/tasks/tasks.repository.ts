import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { ColumnId } from '#domain/task-board.ts';
import { defaultColumns } from '#domain/task-board.ts';
import type { Db } from '#server/db/client.ts';
import { userColumns, userTasks } from '#server/db/schema/tasks.ts';

const columnFields = { columnId: userColumns.columnId, title: userColumns.title, color: userColumns.color };
const taskFields = {
  id: userTasks.id,
  title: userTasks.title,
  completed: userTasks.completed,
  columnId: userTasks.columnId,
  position: userTasks.position,
};

type BoardQueries = ReturnType<typeof prepareBoardQueries>;
const preparedQueries = new WeakMap<object, BoardQueries>();

function prepareBoardQueries(db: Db) {
  const userId = sql.placeholder('userId');
  return {
    columns: db
      .select(columnFields)
      .from(userColumns)
      .where(eq(userColumns.userId, userId))
      .orderBy(asc(userColumns.columnId))
      .prepare('board_columns'),
    tasks: db
      .select(taskFields)
      .from(userTasks)
      .where(eq(userTasks.userId, userId))
      .orderBy(asc(userTasks.columnId), asc(userTasks.position), asc(userTasks.id))
      .prepare('board_tasks'),
  };
}

function boardQueries(db: Db): BoardQueries {
  let queries = preparedQueries.get(db);
  if (!queries) {
    queries = prepareBoardQueries(db);
    preparedQueries.set(db, queries);
  }
  return queries;
}

export const findColumns = (db: Db, userId: string) => boardQueries(db).columns.execute({ userId });

export const findTasks = (db: Db, userId: string) => boardQueries(db).tasks.execute({ userId });

/** Visits at the same moment meet on the primary key: each column is created once. */
export async function insertDefaultColumns(db: Db, userId: string): Promise<void> {
  await db
    .insert(userColumns)
    .values(defaultColumns.map((column) => ({ userId, ...column })))
    .onConflictDoNothing();
}

/** One writer of order per person at a time, until the transaction ends. Tells whether the board exists yet. */
export async function lockBoard(tx: Db, userId: string): Promise<{ exists: boolean }> {
  const { rows } = await tx.execute<{ exists: boolean }>(sql`
    select exists (select 1 from ${userColumns} where ${userColumns.userId} = ${userId}) as exists,
      pg_advisory_xact_lock(hashtextextended(${userId}, 5))`);
  return { exists: rows[0]?.exists ?? false };
}

export async function findColumnOrder(tx: Db, userId: string, columnId: ColumnId) {
  return tx
    .select({ id: userTasks.id, position: userTasks.position })
    .from(userTasks)
    .where(and(eq(userTasks.userId, userId), eq(userTasks.columnId, columnId)))
    .orderBy(asc(userTasks.position), asc(userTasks.id));
}

export async function findColumnEnd(tx: Db, userId: string, columnId: ColumnId) {
  const [row] = await tx
    .select({
      tasks: count(),
      lastPosition: sql<string | null>`max(${userTasks.position}) filter (where ${userTasks.columnId} = ${columnId})`,
    })
    .from(userTasks)
    .where(eq(userTasks.userId, userId));
  return row ?? { tasks: 0, lastPosition: null };
}

export async function findTask(db: Db, userId: string, taskId: string) {
  const [row] = await db
    .select(taskFields)
    .from(userTasks)
    .where(and(eq(userTasks.id, taskId), eq(userTasks.userId, userId)));
  return row;
}

/** Undefined when the id is taken already. */
export async function insertTask(tx: Db, task: typeof userTasks.$inferInsert) {
  const [row] = await tx.insert(userTasks).values(task).onConflictDoNothing().returning(taskFields);
  return row;
}

type TaskPatch = { title?: string | undefined; completed?: boolean | undefined };

const ownTask = (userId: string, taskId: string, openColumns: readonly ColumnId[]) =>
  and(eq(userTasks.id, taskId), eq(userTasks.userId, userId), inArray(userTasks.columnId, [...openColumns]));

export async function updateOpenTask(
  tx: Db,
  userId: string,
  taskId: string,
  openColumns: readonly ColumnId[],
  patch: TaskPatch,
) {
  const [row] = await tx
    .update(userTasks)
    .set({ ...patch, updatedAt: sql`now()` })
    .where(ownTask(userId, taskId, openColumns))
    .returning(taskFields);
  return row;
}

export async function deleteOpenTask(tx: Db, userId: string, taskId: string, openColumns: readonly ColumnId[]) {
  const [row] = await tx
    .delete(userTasks)
    .where(ownTask(userId, taskId, openColumns))
    .returning({ id: userTasks.id });
  return row;
}

export async function updateTaskPlace(tx: Db, taskId: string, place: { columnId: ColumnId; position: string }) {
  const [row] = await tx
    .update(userTasks)
    .set({ ...place, updatedAt: sql`now()` })
    .where(eq(userTasks.id, taskId))
    .returning(taskFields);
  return row;
}

/** Gives every task of a column a new position, in one statement. */
export async function updatePositions(tx: Db, userId: string, ids: readonly string[], positions: readonly string[]) {
  await tx.execute(sql`
    update ${userTasks} set position = spread.position
    from unnest(${sql.param([...ids])}::uuid[], ${sql.param([...positions])}::text[]) as spread (id, position)
    where ${userTasks.id} = spread.id and ${userTasks.userId} = ${userId}`);
}

export async function updateColumnTitle(tx: Db, userId: string, columnId: ColumnId, title: string) {
  const [row] = await tx
    .update(userColumns)
    .set({ title, updatedAt: sql`now()` })
    .where(and(eq(userColumns.userId, userId), eq(userColumns.columnId, columnId)))
    .returning(columnFields);
  return row;
}
