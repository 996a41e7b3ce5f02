import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { ColumnId } from '#domain/tasks/task-board.ts';
import type { Db } from '#server/db/client.ts';
import { userColumns, userTasks } from '#server/db/schema/tasks.ts';

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
