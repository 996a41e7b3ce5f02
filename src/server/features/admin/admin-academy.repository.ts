import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { academyLessons, academyModules } from '#server/db/schema/academy.ts';
import { containsText, foldedText, type ListInput, pageOf, readPage } from './admin-list.ts';
import { deleteRow, insertSlugged, lockRow, rowExists, updateRow, updateSlugged } from './content-rows.ts';

export type ModuleValues = { title: string; description: string };
export type LessonValues = Omit<
  typeof academyLessons.$inferInsert,
  'id' | 'slug' | 'rating' | 'ratingCount' | 'createdAt' | 'updatedAt'
>;

// Raw SQL, because drizzle would drop the table name in a single-table query and compare the lesson with itself.
const lessonCount = sql<number>`(select count(*)::int from academy_lessons l where l.module_id = academy_modules.id)`;

export function listModules(db: Db, input: ListInput<'title' | 'createdAt' | 'lessonCount'>) {
  const { id, title, description, createdAt } = academyModules;
  const query = db.select({ id, title, description, createdAt, lessonCount }).from(academyModules);
  return readPage(db, query.$dynamic(), {
    table: academyModules,
    where: containsText(foldedText(title, description), input.search),
    page: pageOf(input, { title, createdAt, lessonCount }, 'createdAt', id),
  });
}

export async function insertModule(db: Db, values: ModuleValues) {
  const [row] = await db.insert(academyModules).values(values).returning({ id: academyModules.id });
  return row;
}

export const updateModule = (db: Db, id: string, values: ModuleValues) => updateRow(db, academyModules, id, values);
export const deleteModule = (db: Db, id: string) => deleteRow(db, academyModules, id);
export const lockModule = (tx: Db, id: string) => lockRow(tx, academyModules, id);
export const moduleExists = (db: Db, id: string) => rowExists(db, academyModules, id);

type LessonSort = 'title' | 'moduleTitle' | 'orderIndex' | 'status' | 'accessType' | 'createdAt';

export async function listLessons(db: Db, input: ListInput<LessonSort> & { moduleId?: string | undefined }) {
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

export const insertLesson = (db: Db, values: LessonValues, slug: string | null) =>
  insertSlugged(db, academyLessons, { ...values, slug });
export const updateLesson = (db: Db, id: string, values: LessonValues, slug: string | null) =>
  updateSlugged(db, academyLessons, id, { ...values, slug });
export const lockLesson = (tx: Db, id: string) => lockRow(tx, academyLessons, id);
export const deleteLesson = (db: Db, id: string) => deleteRow(db, academyLessons, id);

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
