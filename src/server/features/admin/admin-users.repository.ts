import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { UserType } from '#domain/accounts/user-types.ts';
import type { Db } from '#server/db/client.ts';
import { lastSeen } from '#server/db/schema/activity.ts';
import { authFactors, authSessions } from '#server/db/schema/auth.ts';
import { manualGrants, subscriptions } from '#server/db/schema/payments.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import type { PageKey } from '#server/http/cursor.ts';
import { containsText, foldedText } from './table-page.ts';

export type UserFilter = { search?: string | undefined; userType?: UserType | undefined };
export type UserOrder = { sort: 'seenAt' | 'createdAt'; direction: 'asc' | 'desc' };

const conditionsOf = ({ search, userType }: UserFilter): SQL | undefined =>
  and(
    containsText(foldedText(profiles.name, profiles.email), search),
    userType ? eq(profiles.userType, userType) : undefined,
  );

/** Each sort order uses the index of its own table; the last visit is not in the profiles table. */
const orders = {
  seenAt: { at: lastSeen.seenAt, id: lastSeen.userId },
  createdAt: { at: profiles.createdAt, id: profiles.id },
};

export function findUsers(db: Db, filter: UserFilter & UserOrder, page: { after: PageKey | undefined; limit: number }) {
  const { at, id } = orders[filter.sort];
  const direction = filter.direction === 'asc' ? asc : desc;
  const beyond = filter.direction === 'asc' ? sql`>` : sql`<`;
  const { name, email, userType, premiumUntil, createdAt } = profiles;
  return db
    .select({ id: profiles.id, name, email, userType, premiumUntil, createdAt, seenAt: lastSeen.seenAt })
    .from(profiles)
    .innerJoin(lastSeen, eq(lastSeen.userId, profiles.id))
    .where(
      and(
        conditionsOf(filter),
        page.after && sql`(${at}, ${id}) ${beyond} (${page.after.createdAt}::timestamptz, ${page.after.id}::uuid)`,
      ),
    )
    .orderBy(direction(at), direction(id))
    .limit(page.limit);
}

export const countMatching = (db: Db, filter: UserFilter): Promise<number> => db.$count(profiles, conditionsOf(filter));

/** Details from other tables for the profiles of one page. */
export async function findUserDetails(db: Db, userIds: string[]) {
  const { userId, status, accessUntil, nextPaymentAt, state } = subscriptions;
  const [paid, grants, sessions, factors] = await Promise.all([
    db
      .select({ userId, status, accessUntil, nextPaymentAt, state })
      .from(subscriptions)
      .where(inArray(subscriptions.userId, userIds)),
    db.select().from(manualGrants).where(inArray(manualGrants.userId, userIds)),
    db
      .select({ userId: authSessions.userId, value: count() })
      .from(authSessions)
      .where(inArray(authSessions.userId, userIds))
      .groupBy(authSessions.userId),
    db
      .select({ userId: authFactors.userId, value: count() })
      .from(authFactors)
      .where(and(inArray(authFactors.userId, userIds), eq(authFactors.status, 'verified')))
      .groupBy(authFactors.userId),
  ]);
  return { paid, grants, sessions, factors };
}

/** Always in id order, so that two administrators who demote each other wait instead of deadlocking. */
export async function lockPlansOf(tx: Db, userIds: string[]) {
  return tx
    .select({ id: profiles.id, userType: profiles.userType })
    .from(profiles)
    .where(inArray(profiles.id, userIds))
    .orderBy(asc(profiles.id))
    .for('no key update');
}
