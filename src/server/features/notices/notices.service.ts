import type { SQL } from 'drizzle-orm';
import type { NoticePage, NoticeSettingsDraft, NoticeSettingsReply } from '#contract/notices.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { describeNotice } from '#domain/notices/describe-notice.ts';
import { groupOf, type NoticeContent } from '#domain/notices/notices.ts';
import type { Db } from '#server/db/client.ts';
import { publishEvent } from '#server/events/events.service.ts';
import { deriveKey, equalInConstantTime, keyedHash } from '#server/features/auth/tokens/instance-crypto.ts';
import { findUnlockedItems } from '#server/features/comments/unlocked-items.ts';
import { cutPage, decodeCursor } from '#server/http/cursor.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import * as repository from './notices.repository.ts';
import { findAddressee } from './notices.repository.ts';

const MAC_BYTES = 16;

const macOf = (instanceSecret: Buffer, userId: string): Buffer =>
  keyedHash(deriveKey(instanceSecret, 'reminder links'), userId).subarray(0, MAC_BYTES);

/** A signed user id: nothing is stored, and every message contains the same token. */
export const stopTokenOf = (instanceSecret: Buffer, userId: string): string =>
  Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), macOf(instanceSecret, userId)]).toString('base64url');

/** The user id, or undefined if the signature is invalid. */
export function readStopToken(instanceSecret: Buffer, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const hex = bytes.subarray(0, MAC_BYTES).toString('hex');
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return equalInConstantTime(bytes.subarray(MAC_BYTES), macOf(instanceSecret, userId)) ? userId : undefined;
}

const PAGE_SIZE = 20;

export type NewNotice = NoticeContent & { userId: string; mark?: string; actorId?: string };

/** Within the transaction that writes what is told: each once, to who wants to hear of it, however often it is tried. */
export async function addNotices(tx: Db, added: readonly NewNotice[]): Promise<number> {
  if (added.length === 0) return 0;
  const settingsOf = await repository.findSettings(tx, [...new Set(added.map(({ userId }) => userId))]);
  const rows = added
    .map((notice) => ({ notice, wanted: settingsOf(notice.userId).kinds[groupOf(notice.kind)] }))
    .filter(({ wanted }) => wanted.app || wanted.mail)
    .map(({ notice, wanted }) => ({ ...notice, inApp: wanted.app, mailPending: wanted.mail }));
  if (rows.length === 0) return 0;
  const addressees = await repository.insertNotices(tx, rows);
  for (const userId of addressees) await repository.trimNotices(tx, userId);
  await notifyTabs(tx, addressees);
  return addressees.length;
}

async function notifyTabs(tx: Db, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) await publishEvent(tx, { userId, topic: 'notices', ids: [] });
}

/** `answers` names each by author and id. */
export async function removeAnswerNotices(tx: Db, answers: SQL): Promise<void> {
  await notifyTabs(tx, await repository.deleteAnswerNotices(tx, answers));
}

export async function changeAnswerNotices(
  tx: Db,
  answer: { id: string; userId: string },
  excerpt: string,
): Promise<void> {
  await notifyTabs(tx, await repository.updateAnswerNotices(tx, answer, excerpt));
}

export const countUnreadNotices = repository.countUnread;

const CLOSED_LINE = 'Esta conversa está fechada no seu plano.';

/** The lesson or snippet that an answer is about: the last id of its path. */
const itemsOf = (notice: NoticeContent): string[] =>
  notice.kind === 'answer' ? [...notice.data.path.matchAll(/[\da-f-]{36}/g)].slice(-1).map(([id]) => id) : [];

export async function listNotices(db: Db, actor: Actor, cursor: string | undefined, now: Date): Promise<NoticePage> {
  const [rows, settingsOf] = await Promise.all([
    repository.findNotices(db, actor.id, decodeCursor(cursor), PAGE_SIZE + 1),
    repository.findSettings(db, [actor.id]),
  ]);
  const { page, nextCursor } = cutPage(rows, PAGE_SIZE);
  const { timeZone } = settingsOf(actor.id);
  const open = await findUnlockedItems(db, actor.userType, page.flatMap(itemsOf), now);
  return {
    notices: page.map((row) => {
      const words = describeNotice(row, now, timeZone);
      const isClosed = itemsOf(row).some((id) => !open.has(id));
      return { ...row, ...words, ...(isClosed && { line: CLOSED_LINE }), isRead: row.readAt !== null };
    }),
    nextCursor,
  };
}

/** One of somebody else, or one that is gone, is simply not there to be marked. */
export async function readNotices(db: Db, actor: Actor, noticeId: string | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    if (await repository.markRead(tx, actor.id, noticeId)) await notifyTabs(tx, [actor.id]);
  });
}

type Settled = Pick<Dependencies, 'db' | 'config'>;

export async function getNoticeSettings({ db, config }: Settled, actor: Actor): Promise<NoticeSettingsReply> {
  const [settingsOf, person] = await Promise.all([
    repository.findSettings(db, [actor.id]),
    findAddressee(db, actor.id),
  ]);
  return { ...settingsOf(actor.id), isMailboxProved: person?.isProved ?? false, isMailSetUp: Boolean(config.SMTP_URL) };
}

export async function updateNoticeSettings(
  deps: Settled,
  actor: Actor,
  settings: NoticeSettingsDraft,
): Promise<NoticeSettingsReply> {
  await repository.upsertSettings(deps.db, actor.id, settings);
  return getNoticeSettings(deps, actor);
}

/** Whoever holds the link reads the mailbox: that is enough to be left alone. Pressed again, it ends the same. */
export async function stopNoticeMails(db: Db, instanceSecret: Buffer, token: string): Promise<void> {
  const userId = readStopToken(instanceSecret, token);
  if (!userId) throw new AppError('not_found', 'Este link não vale. Use o do e-mail mais recente ou o seu perfil.');
  await db.transaction((tx) => repository.disableMails(tx, userId));
}
