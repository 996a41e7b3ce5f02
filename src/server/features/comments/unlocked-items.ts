import { inArray } from 'drizzle-orm';
import { lessonState } from '#domain/academy/lesson-access.ts';
import { hasPremium, type UserType } from '#domain/accounts/user-types.ts';
import type { Db } from '#server/db/client.ts';
import { academyLessons } from '#server/db/schema/academy.ts';
import { snippets } from '#server/db/schema/snippets.ts';

/** Of these lessons and snippets, those that a person of this type may open; comments on others are closed to them. */
export async function findUnlockedItems(
  db: Db,
  userType: UserType,
  itemIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (itemIds.length === 0) return new Set();
  const { id, accessType, status, releaseDate } = academyLessons;
  const lessons = await db
    .select({ id, accessType, status, releaseDate })
    .from(academyLessons)
    .where(inArray(id, [...itemIds]));
  const shared = await db
    .select({ id: snippets.id, accessType: snippets.accessType })
    .from(snippets)
    .where(inArray(snippets.id, [...itemIds]));
  const open = [
    ...lessons.filter((lesson) => lessonState(lesson, userType, now) === 'open'),
    ...shared.filter((snippet) => snippet.accessType === 'free' || hasPremium(userType)),
  ];
  return new Set(open.map((item) => item.id));
}
