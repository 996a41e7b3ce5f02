import type { SearchResults } from '#contract/search.ts';
import { lessonState } from '#domain/academy/lesson-access.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { hasPremium } from '#domain/accounts/user-types.ts';
import { isColumnUnlocked, productLimitOf, textLimitOf } from '#domain/plans/plan-limits.ts';
import { columnIds } from '#domain/tasks/task-board.ts';
import type { Db } from '#server/db/client.ts';
import { findEverywhere } from './search.repository.ts';

const PER_KIND = 5;

/** Returns only items that this person may open: titles and names, never the body. */
export async function search(db: Db, actor: Actor, q: string, now: Date): Promise<SearchResults> {
  const { userType } = actor;
  const found = await findEverywhere(db, {
    userId: actor.id,
    phrase: q.normalize('NFKC').trim().split(/\s+/).join(' '),
    productLimit: productLimitOf(userType),
    textLimit: textLimitOf(userType),
    openColumns: columnIds.filter((columnId) => isColumnUnlocked(userType, columnId)),
    seesPremium: hasPremium(userType),
    perKind: PER_KIND,
  });
  const lessons = found.lessons.filter((lesson) => lessonState(lesson, userType, now) === 'open').slice(0, PER_KIND);
  return { ...found, lessons };
}
