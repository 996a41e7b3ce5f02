import { and, eq, getTableName, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { lessonComments } from '#server/db/schema/academy.ts';
import { snippetComments } from '#server/db/schema/snippets.ts';
import { userTasks } from '#server/db/schema/tasks.ts';
import { trash } from '#server/db/schema/trash.ts';
import { writableColumns } from '#server/db/writable-columns.ts';

/** Tables with undo. Each has an `id` and the `user_id` of its owner. */
const tables = { task: userTasks, 'lesson-comment': lessonComments, 'snippet-comment': snippetComments } as const;

export type TrashKind = keyof typeof tables;
export type TrashedRow = { ownerId: string; content: Record<string, unknown> };

/** Deletes and stores the row in one statement. Undefined when the condition matches nothing. */
export async function moveRow(tx: Db, kind: TrashKind, where: SQL | undefined, deletedBy: string) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with gone as (delete from ${tables[kind]} where ${where} returning *)
    insert into trash (kind, row_id, owner_id, deleted_by, content)
    select ${kind}, gone.id, gone.user_id, ${deletedBy}, to_jsonb(gone) from gone
    on conflict (kind, row_id) do update
      set deleted_by = excluded.deleted_by, content = excluded.content, deleted_at = now()
    returning row_id as id`);
  return rows[0];
}

/** The last person who deletes an already deleted row decides whether it can be restored. */
export async function updateDeletedBy(tx: Db, kind: TrashKind, rowId: string, deletedBy: string): Promise<boolean> {
  const rows = await tx
    .update(trash)
    .set({ deletedBy })
    .where(and(eq(trash.kind, kind), eq(trash.rowId, rowId), ne(trash.deletedBy, deletedBy)))
    .returning({ rowId: trash.rowId });
  return rows.length > 0;
}

type TakeInput = { rowId: string; deletedBy: string; since: string };

export async function takeTrashedRow(tx: Db, kind: TrashKind, input: TakeInput): Promise<TrashedRow | undefined> {
  const [row] = await tx
    .delete(trash)
    .where(
      and(
        eq(trash.kind, kind),
        eq(trash.rowId, input.rowId),
        eq(trash.deletedBy, input.deletedBy),
        gte(trash.deletedAt, input.since),
      ),
    )
    .returning({ ownerId: trash.ownerId, content: trash.content });
  return row;
}

export async function insertRow(tx: Db, kind: TrashKind, content: Record<string, unknown>): Promise<boolean> {
  const name = getTableName(tables[kind]);
  const columns = await writableColumns(tx, name);
  // Columns added by a newer version get their default.
  const known = columns.filter((column) => column in content).map((column) => sql.identifier(column));
  const list = sql.join(known, sql`, `);
  // References to a permanently deleted product are set to null.
  const values = sql.join(
    known.map((column) =>
      column.value === 'product_id' ? sql`(select id from products where id = r.product_id)` : column,
    ),
    sql`, `,
  );
  const { rowCount } = await tx.execute(sql`
    insert into ${tables[kind]} (${list})
    select ${values} from jsonb_populate_record(null::${sql.identifier(name)}, ${JSON.stringify(content)}::jsonb) r
    on conflict do nothing`);
  return (rowCount ?? 0) > 0;
}

/** Answers to a comment that is gone for good. */
export async function deleteLostAnswers(db: Db): Promise<number> {
  let count = 0;
  for (const kind of ['lesson-comment', 'snippet-comment'] as const) {
    const { rowCount } = await db.execute(sql`
      delete from ${tables[kind]} answer where answer.parent_comment_id is not null and answer.rating is null
        and not exists (select from ${tables[kind]} comment where comment.id = answer.parent_comment_id)
        and not exists (select from trash where trash.kind = ${kind} and trash.row_id = answer.parent_comment_id)`);
    count += rowCount ?? 0;
  }
  return count;
}

export async function deleteBefore(db: Db, before: string): Promise<number> {
  const { rowCount } = await db.delete(trash).where(lt(trash.deletedAt, before));
  return rowCount ?? 0;
}
