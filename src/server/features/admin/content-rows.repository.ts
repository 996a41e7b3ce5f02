import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/client.ts';
import { isUniqueViolation } from '#server/db/error-causes.ts';

export type ContentTable = PgTable & { id: PgColumn; updatedAt: PgColumn };
export type SluggedTable = ContentTable & { slug: PgColumn };
export type Values = Readonly<Record<string, unknown>>;
export type SavedRow = { id: string; slug: string | null };

export async function lockRow(tx: Db, table: ContentTable, id: string): Promise<Values | undefined> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update');
  return row;
}

export async function rowExists(db: Db, table: ContentTable, id: string): Promise<boolean> {
  return (await db.select({ id: table.id }).from(table).where(eq(table.id, id))).length > 0;
}

export async function insertRow(db: Db, table: ContentTable, values: Values): Promise<{ id: string }> {
  const [row] = await db
    .insert(table)
    .values(values)
    .returning({ id: sql<string>`${table.id}` });
  if (!row) throw new Error('an insert returns its row');
  return row;
}

export async function updateRow(db: Db, table: ContentTable, id: string, values: Values): Promise<void> {
  const change = { ...values, updatedAt: sql`now()` };
  await db.update(table).set(change).where(eq(table.id, id));
}

export async function deleteRow(db: Db, table: ContentTable, id: string): Promise<void> {
  await db.delete(table).where(eq(table.id, id));
}

const saved = ({ id, slug }: SluggedTable) => ({ id: sql<string>`${id}`, slug: sql<string | null>`${slug}` });

/** Undefined when another row has the slug. */
export async function insertSlugged(db: Db, table: SluggedTable, values: Values): Promise<SavedRow | undefined> {
  const [row] = await db
    .insert(table)
    .values(values)
    .onConflictDoNothing({ target: table.slug })
    .returning(saved(table));
  return row;
}

export async function updateSlugged(
  db: Db,
  table: SluggedTable,
  id: string,
  values: Values,
): Promise<SavedRow | undefined> {
  try {
    const change = { ...values, updatedAt: sql`now()` };
    // A savepoint within the caller's transaction, so that a failure does not abort the whole transaction.
    const [row] = await db.transaction((tx) =>
      tx.update(table).set(change).where(eq(table.id, id)).returning(saved(table)),
    );
    return row;
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}
