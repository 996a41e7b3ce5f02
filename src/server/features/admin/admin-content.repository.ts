import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/client.ts';
import { isUniqueViolation } from '#server/db/error-causes.ts';
import { academyLessons, academyModules } from '#server/db/schema/academy.ts';
import { snippetModules, snippets } from '#server/db/schema/snippets.ts';
import { foldedText, type ListInput, readPage } from './table-page.ts';

// Raw SQL, because drizzle would drop the table name in a single-table query and compare the lesson with itself.
const lessonCount = sql<number>`(select count(*)::int from academy_lessons l where l.module_id = academy_modules.id)`;
const snippetCount = sql<number>`(select count(*)::int from snippets s where s.module_id = snippet_modules.id)`;

export function listAdminModules(db: Db, input: ListInput<'title' | 'createdAt' | 'lessonCount'>) {
  const { id, title, description, createdAt } = academyModules;
  const query = db.select({ ...getTableColumns(academyModules), lessonCount }).from(academyModules);
  return readPage(db, query.$dynamic(), input, {
    table: academyModules,
    folded: foldedText(title, description),
    sorts: { title, createdAt, lessonCount },
    fallback: 'createdAt',
    ties: [id],
  });
}

type LessonSort = 'title' | 'moduleTitle' | 'orderIndex' | 'status' | 'accessType' | 'createdAt';

export function listAdminLessons(db: Db, input: ListInput<LessonSort>) {
  const { id, title, description, moduleId, orderIndex, status, accessType, createdAt } = academyLessons;
  const moduleTitle = academyModules.title;
  const query = db
    .select({ ...getTableColumns(academyLessons), moduleTitle })
    .from(academyLessons)
    .innerJoin(academyModules, eq(academyModules.id, moduleId));
  return readPage(db, query.$dynamic(), input, {
    table: academyLessons,
    folded: foldedText(title, description),
    sorts: { title, moduleTitle, orderIndex, status, accessType, createdAt },
    fallback: 'orderIndex',
    ties: [academyModules.createdAt, orderIndex, id],
  });
}

type SnippetModuleSort = 'title' | 'category' | 'createdAt' | 'snippetCount';

export function listAdminSnippetModules(db: Db, input: ListInput<SnippetModuleSort>) {
  const { id, title, description, category, createdAt } = snippetModules;
  const query = db.select({ ...getTableColumns(snippetModules), snippetCount }).from(snippetModules);
  return readPage(db, query.$dynamic(), input, {
    table: snippetModules,
    folded: foldedText(title, description),
    sorts: { title, category, createdAt, snippetCount },
    fallback: 'createdAt',
    ties: [id],
  });
}

type SnippetSort = 'title' | 'moduleTitle' | 'language' | 'accessType' | 'rating' | 'downloads' | 'createdAt';

export function listAdminSnippets(db: Db, input: ListInput<SnippetSort>) {
  const { id, title, searchText, moduleId, language, accessType, rating, downloads, createdAt } = snippets;
  const moduleTitle = snippetModules.title;
  const query = db
    .select({ ...getTableColumns(snippets), moduleTitle })
    .from(snippets)
    .innerJoin(snippetModules, eq(snippetModules.id, moduleId));
  return readPage(db, query.$dynamic(), input, {
    table: snippets,
    folded: searchText,
    sorts: { title, moduleTitle, language, accessType, rating, downloads, createdAt },
    fallback: 'createdAt',
    ties: [id],
  });
}

export async function listLessonIds(db: Db, moduleId: string): Promise<string[]> {
  const rows = await db
    .select({ id: academyLessons.id })
    .from(academyLessons)
    .where(eq(academyLessons.moduleId, moduleId))
    .for('update');
  return rows.map((row) => row.id);
}

/** One statement for the whole list: the position in the array is the new order. */
export async function writeLessonOrder(db: Db, lessonIds: string[]): Promise<void> {
  await db
    .update(academyLessons)
    .set({
      orderIndex: sql`array_position(${sql.param(lessonIds)}::uuid[], ${academyLessons.id})`,
      updatedAt: sql`now()`,
    })
    .where(inArray(academyLessons.id, lessonIds));
}

export type ContentTable = PgTable & { id: PgColumn; updatedAt: PgColumn };
export type Values = Readonly<Record<string, unknown>>;
export type SavedRow = Values & { id: string; slug: string | null };

/** Held until the transaction ends. */
export async function lockRow(tx: Db, table: ContentTable, id: string): Promise<Values | undefined> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update');
  return row;
}

export async function rowExists(db: Db, table: ContentTable, id: unknown): Promise<boolean> {
  return (await db.select({ id: table.id }).from(table).where(eq(table.id, id))).length > 0;
}

/** Without an id a new row. Undefined when another row has the slug. */
export async function saveRow(tx: Db, table: ContentTable, id: string | undefined, values: Values) {
  try {
    // A savepoint, so that a slug that is taken does not abort the whole transaction.
    const rows = await tx.transaction(async (inner) =>
      id === undefined
        ? inner.insert(table).values(values).returning()
        : inner
            .update(table)
            .set({ ...values, updatedAt: sql`now()` })
            .where(eq(table.id, id))
            .returning(),
    );
    return rows[0] as SavedRow | undefined;
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

export async function deleteRow(db: Db, table: ContentTable, id: string): Promise<void> {
  await db.delete(table).where(eq(table.id, id));
}
