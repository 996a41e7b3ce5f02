import { randomBytes } from 'node:crypto';
import type { CalendarAddress } from '#contract/calendar.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { currentUserType } from '#domain/plans/resolve-plan.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { describeClocks } from '#domain/tasks/due.ts';
import { calendarFile } from '#domain/tasks/write-icalendar.ts';
import type { Db } from '#server/db/client.ts';
import { requireLiveSession } from '#server/features/auth/sessions/sessions.ts';
import { deriveKey, keyedHash, sha256Hex } from '#server/features/auth/tokens/instance-crypto.ts';
import { findDatedTasks } from '#server/features/tasks/board.service.ts';
import type { Dependencies, RequestActor } from '#server/http/dependencies.ts';
import { deleteFeed, findFeedNonce, findFeedOwner, upsertFeed } from './calendar.repository.ts';

type CalendarDeps = Pick<Dependencies, 'db' | 'config' | 'instanceSecret' | 'now'>;

/** Calendars need a duration, and tasks have none. */
const ENTRY_MINUTES = 30;
/** Older tasks are left out of the calendar. */
const PAST_DAYS = 60;
/** The earliest: a calendar is read every hour, and a board may hold five times as many. */
const MAX_ENTRIES = 1_000;

/** Derived from a stored nonce, so that it can be shown again although only its hash is stored. */
const tokenOf = (deps: CalendarDeps, userId: string, nonce: string): string =>
  keyedHash(deriveKey(deps.instanceSecret, 'calendar addresses'), userId, nonce).toString('base64url');

const addressOf = (deps: CalendarDeps, token: string): string => `${deps.config.PUBLIC_URL}/calendario/${token}.ics`;

export async function getCalendarAddress(deps: CalendarDeps, actor: Actor): Promise<CalendarAddress> {
  const nonce = await findFeedNonce(deps.db, actor.id);
  return { url: nonce === undefined ? null : addressOf(deps, tokenOf(deps, actor.id, nonce)) };
}

export async function renewCalendarAddress(deps: CalendarDeps, actor: RequestActor): Promise<CalendarAddress> {
  const nonce = randomBytes(16).toString('base64url');
  const token = tokenOf(deps, actor.id, nonce);
  await deps.db.transaction(async (tx) => {
    // When the owner takes the account back in the meantime, session and calendar URL are removed together.
    await requireLiveSession(tx, actor);
    await upsertFeed(tx, { userId: actor.id, nonce, tokenHash: sha256Hex(token) });
  });
  return { url: addressOf(deps, token) };
}

/** Called by the person, and by everything that resets access to an account: a new password, a new owner. */
export const removeCalendarAddress = (db: Db, userId: string): Promise<void> => deleteFeed(db, userId);

/** Whose calendar a file name opens, or undefined where no such address was given out. */
export async function findCalendarOwner(deps: CalendarDeps, file: string): Promise<Actor | undefined> {
  const token = /^([\w-]{43})\.ics$/.exec(file)?.[1];
  const owner = token && (await findFeedOwner(deps.db, sha256Hex(token)));
  return owner
    ? { id: owner.id, userType: currentUserType(owner.userType, owner.premiumUntil, deps.now()) }
    : undefined;
}

export async function writeCalendar(deps: CalendarDeps, owner: Actor): Promise<string> {
  const from = new Date(deps.now().getTime() - PAST_DAYS * 86_400_000);
  const tasks = await findDatedTasks(deps.db, owner, from, MAX_ENTRIES);
  const { host } = new URL(deps.config.PUBLIC_URL);
  return calendarFile(
    `${PRODUCT_NAME}: tarefas`,
    tasks.map((task) => ({
      uid: `${task.id}@${host}`,
      start: new Date(task.dueAt),
      minutes: ENTRY_MINUTES,
      title: task.title,
      description: `${describeClocks(new Date(task.dueAt))}\n${task.columnTitle}`,
      url: `${deps.config.PUBLIC_URL}/tasks`,
      changed: new Date(task.updatedAt),
    })),
  );
}
