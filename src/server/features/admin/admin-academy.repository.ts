import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { academyLessons, academyModules } from '#server/db/schema/academy.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import { containsText, foldedText, type ListInput, pageOf } from './admin-list.ts';

export type ModuleValues = { title: string; description: string };
export type LessonValues = Omit<
  typeof academyLessons.$inferInsert,
  'id' | 'slug' | 'rating' | 'ratingCount' | 'createdAt' | 'updatedAt'
>;

// Written out: in a query on one table, drizzle would drop the table name and compare the lesson with itself.
const lessonCount = sql<number>`(select count(*)::int from academy_lessons l where l.module_id = academy_modules.id)`;

export async function listModules(db: Db, input: ListInput<'title' | 'createdAt' | 'lessonCount'>) {
  const where = containsText(foldedText(academyModules.title, academyModules.description), input.search);
  const sorts = { title: academyModules.title, createdAt: academyModules.createdAt, lessonCount };
  const page = pageOf(input, sorts, 'createdAt', academyModules.id);
  const [rows, [total]] = await Promise.all([
    db
      .select({
        id: academyModules.id,
        title: academyModules.title,
        description: academyModules.description,
        createdAt: academyModules.createdAt,
        lessonCount,
      })
      .from(academyModules)
      .where(where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset),
    db.select({ value: count() }).from(academyModules).where(where),
  ]);
  return { rows, total: total?.value ?? 0 };
}

export async function insertModule(db: Db, values: ModuleValues) {
  const [row] = await db.insert(academyModules).values(values).returning({ id: academyModules.id });
  return row;
}

export async function updateModule(db: Db, id: string, values: ModuleValues): Promise<boolean> {
  const rows = await db
    .update(academyModules)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(academyModules.id, id))
    .returning({ id: academyModules.id });
  return rows.length > 0;
}

export async function deleteModule(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(academyModules).where(eq(academyModules.id, id)).returning({ id: academyModules.id });
  return rows.length > 0;
}

type LessonSort = 'title' | 'moduleTitle' | 'orderIndex' | 'status' | 'accessType' | 'createdAt';

export async function listLessons(db: Db, input: ListInput<LessonSort> & { moduleId?: string | undefined }) {
  const where = and(
    containsText(foldedText(academyLessons.title, academyLessons.description), input.search),
    input.moduleId ? eq(academyLessons.moduleId, input.moduleId) : undefined,
  );
  const sorts = {
    title: academyLessons.title,
    moduleTitle: academyModules.title,
    orderIndex: academyLessons.orderIndex,
    status: academyLessons.status,
    accessType: academyLessons.accessType,
    createdAt: academyLessons.createdAt,
  };
  const page = pageOf(
    input,
    sorts,
    'orderIndex',
    academyModules.createdAt,
    academyLessons.orderIndex,
    academyLessons.id,
  );
  const [rows, [total]] = await Promise.all([
    db
      .select({ lesson: academyLessons, moduleTitle: academyModules.title })
      .from(academyLessons)
      .innerJoin(academyModules, eq(academyModules.id, academyLessons.moduleId))
      .where(where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset),
    db.select({ value: count() }).from(academyLessons).where(where),
  ]);
  return { rows: rows.map(({ lesson, moduleTitle }) => ({ ...lesson, moduleTitle })), total: total?.value ?? 0 };
}

export async function insertLesson(db: Db, values: LessonValues, slug: string | null) {
  const [row] = await db
    .insert(academyLessons)
    .values({ ...values, slug })
    .onConflictDoNothing({ target: academyLessons.slug })
    .returning({ id: academyLessons.id, slug: academyLessons.slug });
  return row;
}

/** Undefined when another lesson has the slug. */
export async function updateLesson(db: Db, id: string, values: LessonValues, slug: string | null) {
  try {
    const [row] = await db
      .update(academyLessons)
      .set({ ...values, slug, updatedAt: sql`now()` })
      .where(eq(academyLessons.id, id))
      .returning({ id: academyLessons.id, slug: academyLessons.slug });
    return row;
  } catch (error) {
    if (isUniqueViolation(error, 'academy_lessons_slug_key')) return undefined;
    throw error;
  }
}

export async function lessonExists(db: Db, id: string): Promise<boolean> {
  return (await db.select({ id: academyLessons.id }).from(academyLessons).where(eq(academyLessons.id, id))).length > 0;
}

export async function moduleExists(db: Db, id: string): Promise<boolean> {
  return (await db.select({ id: academyModules.id }).from(academyModules).where(eq(academyModules.id, id))).length > 0;
}

export async function deleteLesson(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(academyLessons).where(eq(academyLessons.id, id)).returning({ id: academyLessons.id });
  return rows.length > 0;
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
