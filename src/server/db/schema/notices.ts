import { sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { mailModes, type NoticeData, type NoticeGroup, noticeKinds } from '#domain/notices/notices.ts';
import { noticeZones } from '#domain/notices/when-to-notify.ts';
import { belongsTo, id, oneFor, timestamp } from './column-types.ts';
import { profiles } from './profiles.ts';

export const notices = pgTable(
  'notices',
  {
    id: id(),
    userId: belongsTo(() => profiles.id),
    kind: text({ enum: noticeKinds }).notNull(),
    subjectId: uuid().notNull(),
    /** Tells two on the same subject apart (another date, another send); what is told again finds itself here. */
    mark: text().notNull().default(''),
    data: jsonb().$type<NoticeData>().notNull(),
    /** Whose words it repeats: they go with that person. */
    actorId: uuid().references(() => profiles.id, { onDelete: 'cascade' }),
    inApp: boolean().notNull(),
    mailPending: boolean().notNull(),
    createdAt: timestamp().notNull().default(sql`now()`),
    readAt: timestamp(),
  },
  (t) => [
    uniqueIndex('notices_once').on(t.userId, t.kind, t.subjectId, t.mark),
    index('notices_user_idx').on(t.userId, t.createdAt, t.id),
    index('notices_unread_idx').on(t.userId).where(sql`${t.readAt} is null and ${t.inApp}`),
    index('notices_mail_idx').on(t.userId).where(sql`${t.mailPending}`),
    index('notices_actor_idx').on(t.actorId, t.subjectId).where(sql`${t.actorId} is not null`),
    index('notices_created_idx').on(t.createdAt),
  ],
);

/** How a person wants to hear of things, and up to which day mails were sent. Without a row: the defaults of the domain. */
export const noticeSettings = pgTable(
  // Reminders of tasks were the first that could be asked for.
  'task_reminders',
  {
    userId: oneFor(() => profiles.id),
    /** Dates of tasks by mail; what else goes by mail is in `mailOn`. */
    enabled: boolean().notNull(),
    mailOn: text().array().$type<NoticeGroup[]>().notNull().default([]),
    appOff: text().array().$type<NoticeGroup[]>().notNull().default([]),
    ratePercent: smallint().notNull().default(2),
    mailMode: text({ enum: mailModes }).notNull().default('daily'),
    mailHour: smallint().notNull().default(8),
    timeZone: text({ enum: noticeZones }).notNull(),
    /** The last day, in Brasília, whose message is sent. */
    remindedOn: date({ mode: 'string' }),
    /** Until then one instance is at it; if it stops before it is done, another goes on. */
    claimedUntil: timestamp(),
    updatedAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [
    check('task_reminders_rate', sql`${t.ratePercent} between 1 and 20`),
    check('task_reminders_hour', sql`${t.mailHour} between 0 and 23`),
    check('task_reminders_mode', sql`${t.mailMode} in ('now', 'daily')`),
  ],
);
