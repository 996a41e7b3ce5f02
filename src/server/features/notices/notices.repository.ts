import { and, asc, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { NoticeSettingsDraft } from '#contract/notices.ts';
import { DEFAULT_SETTINGS, MAX_NOTICES, type NoticeContent, noticeGroups } from '#domain/notices/notices.ts';
import { BRAZIL } from '#domain/zoned-time.ts';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/prepared-statement.ts';
import { authUsers } from '#server/db/schema/auth.ts';
import { noticeSettings, notices } from '#server/db/schema/notices.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { userTasks } from '#server/db/schema/tasks.ts';
import type { PageKey } from '#server/http/cursor.ts';

type NoticeRow = Omit<typeof notices.$inferInsert, 'kind' | 'subjectId' | 'data'> & NoticeContent;

/** Whose they are, of those that were not told before. */
export async function insertNotices(tx: Db, rows: readonly NoticeRow[]): Promise<string[]> {
  const added = await tx
    .insert(notices)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ userId: notices.userId });
  return [...new Set(added.map(({ userId }) => userId))];
}

/** The newest stay. */
export async function trimNotices(tx: Db, userId: string): Promise<void> {
  const rest = tx
    .select({ id: notices.id })
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .offset(MAX_NOTICES);
  await tx.delete(notices).where(inArray(notices.id, rest));
}

const shown = (userId: string): SQL | undefined => and(eq(notices.userId, userId), notices.inApp);
const contentFields = { kind: notices.kind, subjectId: notices.subjectId, data: notices.data };
/** What a row holds fits its kind: it was written as such. */
const asContent = <Row extends object>(rows: Row[]) => rows as unknown as (Row & NoticeContent)[];

export async function findNotices(db: Db, userId: string, after: PageKey | undefined, limit: number) {
  const rows = await db
    .select({ id: notices.id, ...contentFields, createdAt: notices.createdAt, readAt: notices.readAt })
    .from(notices)
    .where(
      and(
        shown(userId),
        after && sql`(${notices.createdAt}, ${notices.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit);
  return asContent(rows);
}

const countStatement = statement((db) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(notices)
    .where(and(eq(notices.userId, sql.placeholder('userId')), isNull(notices.readAt), notices.inApp)),
);

export const countUnread = async (db: Db, userId: string): Promise<number> =>
  (await countStatement(db, { userId }))[0]?.total ?? 0;

export async function markRead(tx: Db, userId: string, noticeId: string | undefined): Promise<boolean> {
  const rows = await tx
    .update(notices)
    .set({ readAt: sql`now()` })
    .where(and(shown(userId), isNull(notices.readAt), noticeId ? eq(notices.id, noticeId) : undefined))
    .returning({ id: notices.id });
  return rows.length > 0;
}

/** Those on answers that are no longer to be read. Answers whose they were. */
export async function deleteAnswerNotices(tx: Db, answers: SQL): Promise<string[]> {
  const rows = await tx
    .delete(notices)
    .where(sql`(${notices.actorId}, ${notices.subjectId}) in (${answers})`)
    .returning({ userId: notices.userId });
  return [...new Set(rows.map(({ userId }) => userId))];
}

/** Answers whose they are. */
export async function updateAnswerNotices(
  tx: Db,
  answer: { id: string; userId: string },
  excerpt: string,
): Promise<string[]> {
  const rows = await tx
    .update(notices)
    .set({ data: sql`${notices.data} || ${JSON.stringify({ excerpt })}::jsonb` })
    .where(and(eq(notices.actorId, answer.userId), eq(notices.subjectId, answer.id)))
    .returning({ userId: notices.userId });
  return rows.map(({ userId }) => userId);
}

export async function deleteNoticesBefore(db: Db, before: string): Promise<number> {
  const { rowCount } = await db.delete(notices).where(lt(notices.createdAt, before));
  return rowCount ?? 0;
}

const DEFAULTS: NoticeSettingsDraft = { ...DEFAULT_SETTINGS, timeZone: BRAZIL };

export async function findSettings(
  db: Db,
  userIds: readonly string[],
): Promise<(userId: string) => NoticeSettingsDraft> {
  const { userId, enabled, mailOn, appOff, ratePercent, mailMode, mailHour, timeZone } = noticeSettings;
  const rows = await db
    .select({ userId, enabled, mailOn, appOff, ratePercent, mailMode, mailHour, timeZone })
    .from(noticeSettings)
    .where(inArray(userId, [...userIds]));
  const known = new Map(
    rows.map(({ userId, enabled, mailOn, appOff, ...rest }) => {
      const kinds = { ...DEFAULTS.kinds };
      for (const group of noticeGroups) {
        kinds[group] = { app: !appOff.includes(group), mail: group === 'task' ? enabled : mailOn.includes(group) };
      }
      return [userId, { ...rest, kinds }];
    }),
  );
  return (userId) => known.get(userId) ?? DEFAULTS;
}

export async function upsertSettings(db: Db, userId: string, { kinds, ...rest }: NoticeSettingsDraft): Promise<void> {
  const values = {
    ...rest,
    enabled: kinds.task.mail,
    mailOn: noticeGroups.filter((group) => group !== 'task' && kinds[group].mail),
    appOff: noticeGroups.filter((group) => !kinds[group].app),
  };
  await db
    .insert(noticeSettings)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: noticeSettings.userId, set: { ...values, updatedAt: sql`now()` } });
}

export async function disableMails(tx: Db, userId: string): Promise<void> {
  await tx
    .update(noticeSettings)
    .set({ enabled: false, mailOn: [], updatedAt: sql`now()` })
    .where(eq(noticeSettings.userId, userId));
  await tx
    .update(notices)
    .set({ mailPending: false })
    .where(and(eq(notices.userId, userId), notices.mailPending));
}

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
      ...contentFields,
      isStale: sql<boolean>`${notices.kind} like 'task-%' and not exists (select 1 from ${userTasks}
        where ${userTasks.id} = ${notices.subjectId} and not ${userTasks.completed}
          and extract(epoch from ${userTasks.dueAt})::bigint::text = ${notices.mark})`,
    })
    .from(notices)
    .where(and(eq(notices.userId, userId), notices.mailPending))
    .orderBy(asc(notices.createdAt), asc(notices.id));
  return asContent(rows);
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
