import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { isUuid } from '#domain/uuid.ts';
import type { Db } from '#server/db/client.ts';
import { academyLessons, academyModules, lessonProgress } from '#server/db/schema/academy.ts';

const moduleColumns = { id: academyModules.id, title: academyModules.title, description: academyModules.description };

export const listModules = (db: Db) =>
  db.select(moduleColumns).from(academyModules).orderBy(asc(academyModules.createdAt), asc(academyModules.id));

export async function findModule(db: Db, moduleId: string) {
  const [row] = await db.select(moduleColumns).from(academyModules).where(eq(academyModules.id, moduleId));
  return row;
}

const { id, moduleId, slug, title, duration, thumbnailUrl, accessType, status, releaseDate } = academyLessons;
const completed = sql<boolean>`${lessonProgress.userId} is not null`;
const listed = { id, moduleId, slug, title, duration, thumbnailUrl, accessType, status, releaseDate, completed };

export type LessonRow = Awaited<ReturnType<typeof listLessons>>[number];

export function listLessons(db: Db, userId: string, moduleId?: string) {
  return db
    .select(listed)
    .from(academyLessons)
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, academyLessons.id), eq(lessonProgress.userId, userId)))
    .where(moduleId ? eq(academyLessons.moduleId, moduleId) : undefined)
    .orderBy(asc(academyLessons.moduleId), asc(academyLessons.orderIndex), asc(academyLessons.id));
}

async function findLessonWhere(db: Db, condition: SQL | undefined) {
  const [row] = await db.select().from(academyLessons).where(condition);
  return row;
}

export const findLesson = (db: Db, lessonId: string) => findLessonWhere(db, eq(academyLessons.id, lessonId));

export const findLessonInModule = (db: Db, moduleId: string, identifier: string) =>
  findLessonWhere(
    db,
    and(
      eq(academyLessons.moduleId, moduleId),
      isUuid(identifier)
        ? or(eq(academyLessons.id, identifier), eq(academyLessons.slug, identifier))
        : eq(academyLessons.slug, identifier),
    ),
  );

export async function setCompletion(
  db: Db,
  input: { userId: string; lessonId: string; completed: boolean },
): Promise<void> {
  const { userId, lessonId } = input;
  if (input.completed) {
    await db.insert(lessonProgress).values({ userId, lessonId }).onConflictDoNothing();
    return;
  }
  await db.delete(lessonProgress).where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)));
}
