import { and, asc, count, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { NewTask, Task, TaskPatch } from '#contract/tasks.ts';
import { type BoardColumn, type ColumnId, defaultColumns } from '#domain/tasks/task-board.ts';
import { type ChecklistItem, type LabelColor, MAX_TASK_HISTORY } from '#domain/tasks/task-details.ts';
import type { Db } from '#server/db/client.ts';
import { parameter, rowStatement, statement } from '#server/db/prepared-statement.ts';
import { type TaskNote, taskLabels, userColumns, userTasks } from '#server/db/schema/tasks.ts';

const columnFields = { columnId: userColumns.columnId, title: userColumns.title, color: userColumns.color };
export const taskFields = {
  id: userTasks.id,
  title: userTasks.title,
  completed: userTasks.completed,
  columnId: userTasks.columnId,
  position: userTasks.position,
  dueAt: userTasks.dueAt,
  productId: userTasks.productId,
  launchId: userTasks.launchId,
  launchStep: userTasks.launchStep,
  labels: sql<LabelColor[] | null>`nullif(${userTasks.labels}, '{}')`,
  checklist: sql<{ done: number; total: number } | null>`case when ${userTasks.checklist} <> '[]' then
    jsonb_build_object('total', jsonb_array_length(${userTasks.checklist}),
      'done', jsonb_array_length(jsonb_path_query_array(${userTasks.checklist}, '$[*] ? (@.done == true)'))) end`,
};

/** Other names than the card's counts. */
const openedFields = {
  ...taskFields,
  description: userTasks.description,
  items: userTasks.checklist,
  notes: userTasks.notes,
  history: userTasks.history,
  createdAt: userTasks.createdAt,
};

type LabelNames = Partial<Record<LabelColor, string>>;

const userId = sql.placeholder('userId');
const columnId = sql.placeholder('columnId');
const taskId = sql.placeholder('taskId');

const selectBoard = rowStatement((db) =>
  db
    .select({
      ...taskFields,
      dueAt: sql<string | null>`to_char(${userTasks.dueAt}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('dueAt'),
      productId: sql<string | null>`${userTasks.productId}`.as('productId'),
      launchId: sql<string | null>`${userTasks.launchId}`.as('launchId'),
      launchStep: sql<number | null>`${userTasks.launchStep}`.as('launchStep'),
      labels: taskFields.labels.as('labels'),
      checklist: taskFields.checklist.as('checklist'),
      columnId: sql<ColumnId>`${userColumns.columnId}`.as('columnId'),
      columnTitle: sql<string>`${userColumns.title}`.as('columnTitle'),
      columnColor: sql<BoardColumn['color']>`${userColumns.color}`.as('columnColor'),
      // Sent with the rows of one column only.
      labelNames: sql<LabelNames | null>`case when ${userColumns.columnId} = 'coluna1' then
        (select jsonb_object_agg(color, name) from ${taskLabels} where user_id = ${userId}) end`.as('labelNames'),
    })
    .from(userColumns)
    .leftJoin(userTasks, and(eq(userTasks.userId, userColumns.userId), eq(userTasks.columnId, userColumns.columnId)))
    .where(eq(userColumns.userId, userId))
    .orderBy(asc(userColumns.columnId), asc(userTasks.position), asc(userTasks.id)),
);

type BoardRow = Awaited<ReturnType<typeof selectBoard>>[number];

type StoredBoard = { columns: BoardColumn[]; tasks: Task[]; labelNames: LabelNames | undefined };

/** One row per task, plus one for each empty column: cheaper for both sides than JSON aggregation. */
export async function findBoard(db: Db, userId: string): Promise<StoredBoard> {
  const rows = await selectBoard(db, { userId });
  const columns = new Map<ColumnId, BoardColumn>();
  for (const { columnId, columnTitle: title, columnColor: color } of rows) {
    if (!columns.has(columnId)) columns.set(columnId, { columnId, title, color });
  }
  const labelNames = rows.find((row) => row.labelNames)?.labelNames ?? undefined;
  return { columns: [...columns.values()], tasks: rows.filter(isTask), labelNames };
}

const isTask = (row: BoardRow): row is BoardRow & Task => row.id !== null;

/** The primary key makes concurrent first visits create each column once. */
export async function insertDefaultColumns(db: Db, userId: string): Promise<void> {
  await db
    .insert(userColumns)
    .values(defaultColumns.map((column) => ({ userId, ...column })))
    .onConflictDoNothing();
}

const selectLock = statement((db) =>
  db
    .select({
      exists: sql<boolean>`exists (select 1 from ${userColumns} where ${userColumns.userId} = ${userId})`,
      lock: sql`pg_advisory_xact_lock(hashtextextended(${userId}, 5))`,
    })
    .from(sql`(select) as nothing`),
);

/** Locks the order of a person's tasks until the transaction ends. Returns whether the board exists. */
export async function lockBoard(tx: Db, userId: string): Promise<{ exists: boolean }> {
  const [row] = await selectLock(tx, { userId });
  return { exists: row?.exists ?? false };
}

const selectColumnOrder = statement((db) =>
  db
    .select({ id: userTasks.id, position: userTasks.position })
    .from(userTasks)
    .where(and(eq(userTasks.userId, userId), eq(userTasks.columnId, columnId)))
    .orderBy(asc(userTasks.position), asc(userTasks.id)),
);

export const findColumnOrder = (tx: Db, userId: string, columnId: ColumnId) =>
  selectColumnOrder(tx, { userId, columnId });

const selectColumnEnd = statement((db) =>
  db
    .select({
      tasks: count(),
      characters: sql<number>`coalesce(sum(length(${userTasks.title})), 0)::int`,
      lastPosition: sql<string | null>`max(${userTasks.position}) filter (where ${userTasks.columnId} = ${columnId})`,
    })
    .from(userTasks)
    .where(eq(userTasks.userId, userId)),
);

export async function findColumnEnd(tx: Db, userId: string, columnId: ColumnId) {
  const [row] = await selectColumnEnd(tx, { userId, columnId });
  return row ?? { tasks: 0, characters: 0, lastPosition: null };
}

const selectTask = statement((db) =>
  db
    .select(openedFields)
    .from(userTasks)
    .where(and(eq(userTasks.id, taskId), eq(userTasks.userId, userId))),
);

export async function findTask(db: Db, userId: string, taskId: string) {
  const [row] = await selectTask(db, { userId, taskId });
  return row;
}

const insertNewTask = statement((db) =>
  db
    .insert(userTasks)
    .values({
      id: taskId,
      userId,
      columnId,
      title: sql.placeholder('title'),
      position: sql.placeholder('position'),
      dueAt: sql.placeholder('dueAt'),
      productId: sql.placeholder('productId'),
    })
    .onConflictDoNothing()
    .returning(taskFields),
);

type TaskRow = Omit<NewTask, 'id'> & { taskId: string; userId: string; position: string };

export async function insertTask(tx: Db, task: TaskRow) {
  const [row] = await insertNewTask(tx, { ...task, dueAt: task.dueAt ?? null, productId: task.productId ?? null });
  return row;
}

export const ownTask = (userId: string, taskId: string) => and(eq(userTasks.id, taskId), eq(userTasks.userId, userId));

/** Adds what happens to the history where the condition holds; the oldest entry makes room. */
export const addHistory = (kind: SQL, happens: SQL, columnId: SQL = sql`null`) => sql`case when ${happens} then
  (case when jsonb_array_length(${userTasks.history}) >= ${sql.raw(String(MAX_TASK_HISTORY))} then ${userTasks.history} - 0
    else ${userTasks.history} end) || jsonb_build_array(jsonb_build_object('kind', ${kind}::text, 'columnId', ${columnId}::text,
    'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
  else ${userTasks.history} end`;

function historyOf({ completed, dueAt }: TaskChange): { history?: SQL } {
  if (completed !== undefined) {
    const kind = completed ? 'done' : 'reopened';
    return { history: addHistory(sql`${kind}`, sql`${userTasks.completed} <> ${completed}`) };
  }
  if (dueAt === undefined) return {};
  return { history: addHistory(sql`'due'`, sql`${userTasks.dueAt} is distinct from ${dueAt}::timestamptz`) };
}

type TaskChange = Omit<TaskPatch, 'item' | 'note' | 'removedNoteId'> & {
  checklist?: ChecklistItem[];
  notes?: TaskNote[];
};

export async function updateTaskFields(tx: Db, userId: string, taskId: string, change: TaskChange) {
  const [row] = await tx
    .update(userTasks)
    .set({ ...change, ...historyOf(change), updatedAt: sql`now()` })
    .where(ownTask(userId, taskId))
    .returning(openedFields);
  return row;
}

export async function storeLabelName(tx: Db, label: { userId: string; color: LabelColor; name: string }) {
  await tx
    .insert(taskLabels)
    .values(label)
    .onConflictDoUpdate({ target: [taskLabels.userId, taskLabels.color], set: { name: label.name } });
}

const updatePlace = statement((db) =>
  db
    .update(userTasks)
    .set({
      columnId: sql`${columnId}`,
      position: parameter('position'),
      history: addHistory(sql`'moved'`, sql`${userTasks.columnId} <> ${columnId}`, sql`${columnId}`),
      updatedAt: sql`now()`,
    })
    .where(eq(userTasks.id, taskId))
    .returning(taskFields),
);

export async function updateTaskPlace(tx: Db, taskId: string, place: { columnId: ColumnId; position: string }) {
  const [row] = await updatePlace(tx, { taskId, ...place });
  return row;
}

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

export type DatedTask = { id: string; title: string; dueAt: string; updatedAt: string; columnTitle: string };

type Wanted = { userId: string; openColumns: readonly ColumnId[]; from: string; limit: number };

export async function selectDatedTasks(db: Db, { userId, openColumns, from, limit }: Wanted): Promise<DatedTask[]> {
  const rows = await db
    .select({
      id: userTasks.id,
      title: userTasks.title,
      dueAt: userTasks.dueAt,
      updatedAt: userTasks.updatedAt,
      columnTitle: userColumns.title,
    })
    .from(userTasks)
    .innerJoin(userColumns, and(eq(userColumns.userId, userTasks.userId), eq(userColumns.columnId, userTasks.columnId)))
    .where(
      and(
        eq(userTasks.userId, userId),
        inArray(userTasks.columnId, [...openColumns]),
        eq(userTasks.completed, false),
        gte(userTasks.dueAt, from),
      ),
    )
    .orderBy(asc(userTasks.dueAt), asc(userTasks.id))
    .limit(limit);
  return rows.flatMap(({ dueAt, ...task }) => (dueAt === null ? [] : [{ ...task, dueAt }]));
}
