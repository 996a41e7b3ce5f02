import { desc, eq, lte, sql } from 'drizzle-orm';
import type { UserType } from '#domain/accounts/user-types.ts';
import type { Db } from '#server/db/client.ts';
import { parameter, statement } from '#server/db/prepared-statement.ts';
import { manualGrants, subscriptions } from '#server/db/schema/payments.ts';
import { profiles } from '#server/db/schema/profiles.ts';

const { status, accessUntil, nextPaymentAt } = subscriptions;
const userId = sql.placeholder('userId');
const selectLockedPlan = statement((db) =>
  db
    .select({ userType: profiles.userType, premiumUntil: profiles.premiumUntil })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .for('no key update'),
);
const updatePlan = statement((db) =>
  db
    .update(profiles)
    .set({
      userType: parameter('userType'),
      premiumUntil: parameter('premiumUntil'),
      updatedAt: sql`now()`,
    })
    .where(eq(profiles.id, userId)),
);
const selectGrant = statement((db) => db.select().from(manualGrants).where(eq(manualGrants.userId, userId)));
const selectAccess = statement((db) =>
  db
    .select({ status, accessUntil, nextPaymentAt })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt)),
);

/** Not a full row lock: rows that refer to the profile may be inserted, which prevents deadlocks of two payments. */
export async function lockProfilePlan(tx: Db, userId: string) {
  const [row] = await selectLockedPlan(tx, { userId });
  return row;
}

export async function updateProfilePlan(
  tx: Db,
  userId: string,
  plan: { userType: UserType; premiumUntil: string | null },
) {
  await updatePlan(tx, { userId, ...plan });
}

export async function findManualGrant(db: Db, userId: string): Promise<UserType | undefined> {
  const [row] = await selectGrant(db, { userId });
  return row?.userType;
}

export async function findGrantTime(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await selectGrant(db, { userId });
  return row?.grantedAt;
}

export async function saveManualGrant(tx: Db, userId: string, userType: UserType): Promise<void> {
  await tx
    .insert(manualGrants)
    .values({ userId, userType })
    .onConflictDoUpdate({ target: manualGrants.userId, set: { userType, grantedAt: sql`now()` } });
}

export async function deleteManualGrant(tx: Db, userId: string): Promise<void> {
  await tx.delete(manualGrants).where(eq(manualGrants.userId, userId));
}

export const findSubscriptionAccess = (db: Db, userId: string) => selectAccess(db, { userId });

export async function findExpiredUserIds(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(lte(profiles.premiumUntil, now.toISOString()))
    .limit(limit);
  return rows.map((row) => row.id);
}
