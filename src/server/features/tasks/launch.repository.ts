import { and, eq, inArray, sql } from 'drizzle-orm';
import { launchColumnTitles } from '#domain/tasks/launch-template.ts';
import { type ColumnId, defaultColumns } from '#domain/tasks/task-board.ts';
import type { Db } from '#server/db/client.ts';
import { userColumns, userTasks } from '#server/db/schema/tasks.ts';
import { addHistory, taskFields } from './tasks.repository.ts';

type LaunchRow = typeof userTasks.$inferInsert;

/** Existing open tasks get their new date; completed tasks and those in locked columns stay unchanged. */
export const upsertLaunchTasks = (tx: Db, rows: LaunchRow[], openColumns: readonly ColumnId[]) =>
  tx
    .insert(userTasks)
    .values(rows)
    .onConflictDoUpdate({
      target: [userTasks.userId, userTasks.launchId, userTasks.launchStep],
      targetWhere: sql`${userTasks.launchId} is not null`,
      set: { dueAt: sql`excluded.due_at`, updatedAt: sql`now()` },
      setWhere: sql`not ${userTasks.completed} and ${inArray(userTasks.columnId, [...openColumns])}
        and ${userTasks.dueAt} is distinct from excluded.due_at`,
    })
    .returning({ ...taskFields, isNew: sql<boolean>`xmax = 0` });

/** Of these, those that were never ticked or reopened by hand. */
export async function completeUntouched(tx: Db, userId: string, taskIds: readonly string[]): Promise<string[]> {
  const isTouched = sql`jsonb_path_exists(${userTasks.history}, '$[*] ? (@.kind == "done" || @.kind == "reopened")')`;
  const rows = await tx
    .update(userTasks)
    .set({ completed: true, history: addHistory(sql`'done'`, sql`true`), updatedAt: sql`now()` })
    .where(
      and(
        eq(userTasks.userId, userId),
        inArray(userTasks.id, [...taskIds]),
        sql`not ${userTasks.completed} and not ${isTouched}`,
      ),
    )
    .returning({ id: userTasks.id });
  return rows.map(({ id }) => id);
}

/** Lists that nobody has named or used yet are named after the stages of a launch. */
export async function nameLaunchColumns(tx: Db, userId: string): Promise<void> {
  for (const { columnId, title } of defaultColumns) {
    const name = launchColumnTitles[columnId];
    if (!name) continue;
    await tx
      .update(userColumns)
      .set({ title: name, updatedAt: sql`now()` })
      .where(
        and(
          eq(userColumns.userId, userId),
          eq(userColumns.columnId, columnId),
          eq(userColumns.title, title),
          sql`not exists (select 1 from ${userTasks} where ${userTasks.userId} = ${userId} and ${userTasks.columnId} = ${columnId})`,
        ),
      );
  }
}
