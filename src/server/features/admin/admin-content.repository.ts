import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { academyLessons, academyModules } from '#server/db/schema/academy.ts';
import { snippetModules, snippets } from '#server/db/schema/snippets.ts';
import { containsText, foldedText, type ListInput, pageOf, readPage } from './table-page.ts';

// Raw SQL, because drizzle would drop the table name in a single-table query and compare the lesson with itself.
const lessonCount = sql<number>`(select count(*)::int from academy_lessons l where l.module_id = academy_modules.id)`;

export function listAdminModules(db: Db, input: ListInput<'title' | 'createdAt' | 'lessonCount'>) {
  const { id, title, description, createdAt } = academyModules;
  const query = db.select({ id, title, description, createdAt, lessonCount }).from(academyModules);
  return readPage(db, query.$dynamic(), {
    table: academyModules,
    where: containsText(foldedText(title, description), input.search),
    page: pageOf(input, { title, createdAt, lessonCount }, 'createdAt', id),
  });
}

type LessonSort = 'title' | 'moduleTitle' | 'orderIndex' | 'status' | 'accessType' | 'createdAt';

export async function listAdminLessons(db: Db, input: ListInput<LessonSort> & { moduleId?: string | undefined }) {
  const { id, title, description, moduleId, orderIndex, status, accessType, createdAt } = academyLessons;
  const moduleTitle = academyModules.title;
  const query = db
    .select({ lesson: academyLessons, moduleTitle })
    .from(academyLessons)
    .innerJoin(academyModules, eq(academyModules.id, moduleId));
  const sorts = { title, moduleTitle, orderIndex, status, accessType, createdAt };
  const { rows, total } = await readPage(db, query.$dynamic(), {
    table: academyLessons,
    where: and(
      containsText(foldedText(title, description), input.search),
      input.moduleId ? eq(moduleId, input.moduleId) : undefined,
    ),
    page: pageOf(input, sorts, 'orderIndex', academyModules.createdAt, orderIndex, id),
  });
  return { rows: rows.map((row) => ({ ...row.lesson, moduleTitle: row.moduleTitle })), total };
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

// Raw SQL for the same reason as above.
const snippetCount = sql<number>`(select count(*)::int from snippets s where s.module_id = snippet_modules.id)`;

type SnippetModuleSort = 'title' | 'category' | 'createdAt' | 'snippetCount';

export function listAdminSnippetModules(db: Db, input: ListInput<SnippetModuleSort>) {
  const { id, title, description, category, icon, createdAt } = snippetModules;
  const query = db.select({ id, title, description, category, icon, createdAt, snippetCount }).from(snippetModules);
  return readPage(db, query.$dynamic(), {
    table: snippetModules,
    where: containsText(foldedText(title, description), input.search),
    page: pageOf(input, { title, category, createdAt, snippetCount }, 'createdAt', id),
  });
}

type SnippetSort = 'title' | 'moduleTitle' | 'language' | 'accessType' | 'rating' | 'downloads' | 'createdAt';

export async function listAdminSnippets(db: Db, input: ListInput<SnippetSort> & { moduleId?: string | undefined }) {
  const { id, title, searchText, moduleId, language, accessType, rating, downloads, createdAt } = snippets;
  const moduleTitle = snippetModules.title;
  const query = db
    .select({ snippet: snippets, moduleTitle })
    .from(snippets)
    .innerJoin(snippetModules, eq(snippetModules.id, moduleId));
  const sorts = { title, moduleTitle, language, accessType, rating, downloads, createdAt };
  const inModule = input.moduleId ? eq(moduleId, input.moduleId) : undefined;
  const { rows, total } = await readPage(db, query.$dynamic(), {
    table: snippets,
    where: and(containsText(searchText, input.search), inModule),
    page: pageOf(input, sorts, 'createdAt', id),
  });
  return { rows: rows.map((row) => ({ ...row.snippet, moduleTitle: row.moduleTitle })), total };
}
