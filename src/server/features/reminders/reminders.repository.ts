import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Reminders } from '#contract/reminders.ts';
import type { ReminderZone } from '#domain/tasks/reminder-time.ts';
import type { Db } from '#server/db/client.ts';
import { authUsers } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { taskReminders } from '#server/db/schema/tasks.ts';

const settings = { enabled: taskReminders.enabled, timeZone: taskReminders.timeZone };

export async function findReminders(db: Db, userId: string): Promise<Reminders | undefined> {
  const [row] = await db.select(settings).from(taskReminders).where(eq(taskReminders.userId, userId));
  return row;
}

export async function upsertReminders(db: Db, userId: string, reminders: Reminders): Promise<void> {
  await db
    .insert(taskReminders)
    .values({ userId, ...reminders })
    .onConflictDoUpdate({ target: taskReminders.userId, set: { ...reminders, updatedAt: sql`now()` } });
}

export async function disableReminders(db: Db, userId: string): Promise<void> {
  await db.update(taskReminders).set({ enabled: false, updatedAt: sql`now()` }).where(eq(taskReminders.userId, userId));
}

type Claim = { timeZone: ReminderZone; today: string; now: string; until: string; limit: number };

/**
 * Claims up to `limit` people of a time zone whose reminder is due. One statement that skips locked rows, so that each
 * person is claimed by one instance.
 */
export const claimReminders = (db: Db, claim: Claim) =>
  db
    .update(taskReminders)
    .set({ claimedUntil: claim.until })
    .where(
      sql`${taskReminders.userId} in (${db
        .select({ userId: taskReminders.userId })
        .from(taskReminders)
        .where(
          and(
            eq(taskReminders.enabled, true),
            eq(taskReminders.timeZone, claim.timeZone),
            or(isNull(taskReminders.remindedOn), lt(taskReminders.remindedOn, claim.today)),
            or(isNull(taskReminders.claimedUntil), lt(taskReminders.claimedUntil, claim.now)),
          ),
        )
        .limit(claim.limit)
        .for('update', { skipLocked: true })})`,
    )
    .returning({ userId: taskReminders.userId });

export async function finishReminder(db: Db, userId: string, today: string): Promise<void> {
  await db.update(taskReminders).set({ remindedOn: today, claimedUntil: null }).where(eq(taskReminders.userId, userId));
}

export async function findAddressee(db: Db, userId: string) {
  const [row] = await db
    .select({
      id: profiles.id,
      email: profiles.email,
      userType: profiles.userType,
      premiumUntil: profiles.premiumUntil,
      provedAt: authUsers.emailProvedAt,
    })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(eq(profiles.id, userId));
  return row;
}
