import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { NoticeContent } from '#domain/notices/notices.ts';
import type { Db } from '#server/db/client.ts';
import { authUsers } from '#server/db/schema/auth.ts';
import { noticeSettings, notices } from '#server/db/schema/notices.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { userTasks } from '#server/db/schema/tasks.ts';

type Taking = { today: string; hour: number; now: string; until: string; limit: number };

/** At once, or at their hour, once a day. Rows that another instance is just taking are left out. */
export async function claimMails(db: Db, { today, hour, now, until, limit }: Taking): Promise<string[]> {
  const { userId, mailMode, mailHour, remindedOn, claimedUntil } = noticeSettings;
  const due = db
    .select({ userId })
    .from(noticeSettings)
    .where(
      and(
        inArray(userId, db.select({ userId: notices.userId }).from(notices).where(eq(notices.mailPending, true))),
        sql`coalesce(${claimedUntil} < ${now}, true)`,
        sql`(${mailMode} = 'now' or (${mailHour} <= ${hour} and coalesce(${remindedOn} < ${today}, true)))`,
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(noticeSettings)
    .set({ claimedUntil: until })
    .where(inArray(userId, due))
    .returning({ userId });
  return rows.map((row) => row.userId);
}

/** A date that was moved meanwhile, or whose task is done, is no longer worth a message. */
export async function findPending(db: Db, userId: string) {
  const rows = await db
    .select({
      id: notices.id,
      kind: notices.kind,
      subjectId: notices.subjectId,
      data: notices.data,
      isStale: sql<boolean>`${notices.kind} like 'task-%' and not exists (select 1 from ${userTasks}
        where ${userTasks.id} = ${notices.subjectId} and not ${userTasks.completed}
          and extract(epoch from ${userTasks.dueAt})::bigint::text = ${notices.mark})`,
    })
    .from(notices)
    .where(and(eq(notices.userId, userId), notices.mailPending))
    .orderBy(asc(notices.createdAt), asc(notices.id));
  return rows as (NoticeContent & { id: string; isStale: boolean })[];
}

/** In one transaction: what was sent is not sent again. */
export async function finishMails(tx: Db, userId: string, ids: readonly string[], today: string): Promise<void> {
  await tx
    .update(notices)
    .set({ mailPending: false })
    .where(inArray(notices.id, [...ids]));
  await tx
    .update(noticeSettings)
    .set({ remindedOn: today, claimedUntil: null })
    .where(eq(noticeSettings.userId, userId));
}

export async function findAddressee(db: Db, userId: string) {
  const [row] = await db
    .select({ email: profiles.email, isProved: sql<boolean>`${authUsers.emailProvedAt} is not null` })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(eq(profiles.id, userId));
  return row;
}
