import * as z from 'zod/mini';
import { mailModes, noticeKinds, RATE_PERCENT } from '#domain/notices/notices.ts';
import { noticeZones } from '#domain/notices/when-to-notify.ts';
import { endpoint } from './base/endpoint.ts';
import { cursorQuerySchema } from './comments.ts';

const noticeSchema = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  /** The sentence, its subject apart. */
  before: z.string(),
  strong: z.string(),
  after: z.string(),
  line: z.string(),
  path: z.string(),
  createdAt: z.string(),
  isRead: z.boolean(),
});

export type Notice = z.infer<typeof noticeSchema>;

const noticePageSchema = z.object({ notices: z.array(noticeSchema), nextCursor: z.nullable(z.string()) });

export type NoticePage = z.infer<typeof noticePageSchema>;

const channels = z.object({ app: z.boolean(), mail: z.boolean() });

export const noticeSettingsSchema = z.object({
  kinds: z.object({ task: channels, answer: channels, price: channels, shopify: channels }),
  /** How far a rate has to be from the one of a saved price, in per cent. */
  ratePercent: z.int().check(z.minimum(RATE_PERCENT.min), z.maximum(RATE_PERCENT.max)),
  mailMode: z.enum(mailModes),
  /** Of the one message a day, in Brasília. */
  mailHour: z.int().check(z.minimum(0), z.maximum(23)),
  /** Where the person is: whose today and tomorrow it is. */
  timeZone: z.enum(noticeZones),
});

export type NoticeSettingsDraft = z.infer<typeof noticeSettingsSchema>;

/** Nothing is mailed to an address that nobody has proved to read. */
const settingsReplySchema = z.extend(noticeSettingsSchema, {
  isMailboxProved: z.boolean(),
  /** Whether this installation has a mail server. */
  isMailSetUp: z.boolean(),
});

export type NoticeSettingsReply = z.infer<typeof settingsReplySchema>;

export const listNotices = endpoint('GET', '/api/notices', 'member', {
  summary: 'Notices of the signed-in user, the newest first; the profile tells how many are unread',
  query: cursorQuerySchema,
  response: noticePageSchema,
});

export const readNotices = endpoint('POST', '/api/notices/read', 'member', {
  summary: 'Mark one notice as read, or all of them',
  body: z.object({ noticeId: z.optional(z.uuid()) }),
});

export const getNoticeSettings = endpoint('GET', '/api/notices/settings', 'member', {
  summary: 'What the signed-in user is told of, in the app and by mail',
  response: settingsReplySchema,
});

export const updateNoticeSettings = endpoint('PUT', '/api/notices/settings', 'member', {
  summary: 'Change what the signed-in user is told of',
  body: noticeSettingsSchema,
  response: settingsReplySchema,
});

export const stopNoticeMails = endpoint('POST', '/api/reminders/stop', 'public', {
  summary: 'Turn the messages off by the link at the end of each, signed in or not',
  body: z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/, 'Link inválido.')) }),
});
