import { dayInJapan } from '#domain/japan-time.ts';
import { describeForMail } from '#domain/notices/describe-notice.ts';
import { NOTICE_DAYS, STOP_MAILS_PATH } from '#domain/notices/notices.ts';
import { dueWindows, noticeZones } from '#domain/notices/when-to-notify.ts';
import { isColumnUnlocked } from '#domain/plans/plan-limits.ts';
import { currentUserType } from '#domain/plans/resolve-plan.ts';
import { type ForeignCurrency, foreignCurrencies } from '#domain/pricing/full/calculation-inputs.ts';
import { rateChangeBelowMargin } from '#domain/pricing/full/rate-change-below-margin.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';

import { BRAZIL, clockIn, dayIn } from '#domain/zoned-time.ts';
import type { Db } from '#server/db/client.ts';
import { describeError } from '#server/db/error-causes.ts';
import { composeMail } from '#server/features/auth/mail/mail-texts.ts';
import { isEmailAddress } from '#server/features/auth/protocol/email-address.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { runEach, runSteps, type ScheduledJob, startScheduledJob } from '#server/scheduled-job.ts';
import {
  type DueTask,
  findSavedPrices,
  lockChangedRate,
  lockDueTasks,
  type MovedRate,
  markRateChecked,
  recordNoticedDates,
  type SavedPrice,
} from './notice-sources.repository.ts';
import {
  claimMails,
  deleteNoticesBefore,
  findAddressee,
  findPending,
  findSettings,
  finishMails,
} from './notices.repository.ts';
import { addNotices, type NewNotice, stopTokenOf } from './notices.service.ts';

const SWEEP_MILLISECONDS = 60_000;
const PEOPLE_PER_CLAIM = 50;
/** Longer than so many messages take; then another instance, or this one, goes on. */
const CLAIM_MILLISECONDS = 10 * 60_000;
const DAY_MILLISECONDS = 86_400_000;

type SweepDeps = Pick<Dependencies, 'db' | 'config' | 'log' | 'now' | 'mailer' | 'instanceSecret'>;

/** What the clock tells, and the mails. May run on all instances at once: each thing is told once. */
export async function sweepNotices(deps: SweepDeps) {
  const now = deps.now();
  const oldest = new Date(now.getTime() - NOTICE_DAYS * DAY_MILLISECONDS).toISOString();
  return runSteps(deps, {
    told: () => createDueTaskNotices(deps.db, now),
    prices: () => createRateNotices(deps.db, now),
    mailed: () => sendMails(deps, now),
    forgotten: () => deleteNoticesBefore(deps.db, oldest),
  });
}

async function sendMails(deps: SweepDeps, now: Date): Promise<number> {
  const today = dayIn(now, BRAZIL);
  let mailed = 0;
  for (;;) {
    const people = await claimMails(deps.db, {
      today,
      hour: Number(clockIn(now, BRAZIL).slice(0, 2)),
      now: now.toISOString(),
      until: new Date(now.getTime() + CLAIM_MILLISECONDS).toISOString(),
      limit: PEOPLE_PER_CLAIM,
    });
    mailed += await runEach(deps, people, (userId) => mailPerson(deps, userId, now, today));
    if (people.length < PEOPLE_PER_CLAIM) return mailed;
  }
}

/** Not finished when the message could not be sent: once the claim has run out it is tried again. */
async function mailPerson(deps: SweepDeps, userId: string, now: Date, today: string): Promise<number> {
  const { db, config, mailer } = deps;
  const [person, pending, settingsOf] = await Promise.all([
    findAddressee(db, userId),
    findPending(db, userId),
    findSettings(db, [userId]),
  ]);
  const toMail = pending.filter(({ isStale }) => !isStale);
  // Somebody may have signed up with another's address: nothing goes there.
  const isDue = toMail.length > 0 && person?.isProved === true && isEmailAddress(person.email);
  if (isDue) {
    const { timeZone } = settingsOf(userId);
    try {
      await mailer.send(
        noticeMail({
          to: person.email,
          lines: toMail.map((notice) => describeForMail(notice, now, timeZone)),
          siteUrl: `${config.PUBLIC_URL}/dashboard`,
          stopUrl: `${config.PUBLIC_URL}${STOP_MAILS_PATH}#${stopTokenOf(deps.instanceSecret, userId)}`,
        }),
      );
    } catch (error) {
      deps.log.error({ err: describeError(error) }, 'notices were not mailed');
      return 0;
    }
  }
  await db.transaction((tx) =>
    finishMails(
      tx,
      userId,
      pending.map(({ id }) => id),
      today,
    ),
  );
  return isDue ? 1 : 0;
}

/** Runs for as long as the process serves. */
export const startNoticeSweep = (deps: Dependencies): ScheduledJob =>
  startScheduledJob(deps, 'notices', SWEEP_MILLISECONDS, () => sweepNotices(deps));

/** A mail is a nudge, not the list. */
const MAX_NAMED = 20;

type NoticeMail = { to: string; lines: readonly string[]; siteUrl: string; stopUrl: string };

function noticeMail({ to, lines, siteUrl, stopUrl }: NoticeMail): MailMessage {
  const count = lines.length === 1 ? '1 aviso' : `${lines.length} avisos`;
  const rest = lines.length - MAX_NAMED;
  const named = lines.slice(0, MAX_NAMED);
  return {
    ...composeMail(to, {
      subject: `${count} do ${PRODUCT_NAME}`,
      intro: `Você tem ${count}:`,
      items: rest > 0 ? [...named, `e mais ${rest}`] : named,
      action: `Abrir o ${PRODUCT_NAME}`,
      link: siteUrl,
      ending: 'Você recebe esta mensagem porque a ligou em Perfil, Avisos.',
      stop: { label: 'Não receber mais avisos por e-mail', link: stopUrl },
    }),
    unsubscribeUrl: stopUrl,
  };
}

const ROWS_PER_PAGE = 500;

/** Dates of tasks: what has passed, what is today and what is tomorrow where the person is. */
async function createDueTaskNotices(db: Db, now: Date): Promise<number> {
  const windows = noticeZones.flatMap((zone) => dueWindows(now, zone));
  let createdCount = 0;
  let last: DueTask | undefined;
  do {
    const after: DueTask | undefined = last;
    last = await db.transaction(async (tx) => {
      const tasks = await lockDueTasks(tx, windows, after, ROWS_PER_PAGE);
      // A list that the plan closes is as good as not there.
      const open = tasks.filter(({ userType, premiumUntil, columnId }) =>
        isColumnUnlocked(currentUserType(userType, premiumUntil, now), columnId),
      );
      createdCount += await addNotices(tx, open.map(dueNotice));
      await recordNoticedDates(tx, open);
      return tasks.length < ROWS_PER_PAGE ? undefined : tasks.at(-1);
    });
  } while (last);
  return createdCount;
}

const dueNotice = ({ kind, id, userId, title, due }: DueTask): NewNotice => ({
  kind,
  subjectId: id,
  userId,
  mark: due,
  data: { title, dueAt: new Date(Number(due) * 1000).toISOString() },
});

/** Each step of a rate is looked at once: what it took out of its margin is told in one notice for each person. */
async function createRateNotices(db: Db, now: Date): Promise<number> {
  let createdCount = 0;
  for (const currency of foreignCurrencies) {
    createdCount += await db.transaction(async (tx) => {
      const rate = await lockChangedRate(tx, currency);
      if (!rate) return 0;
      await markRateChecked(tx, rate);
      if (rate.heldYenMicro === null) return 0;
      return addNotices(tx, await findLeftPrices(tx, { ...rate, currency, before: rate.heldYenMicro }, now));
    });
  }
  return createdCount;
}

type Step = MovedRate & { currency: ForeignCurrency; before: number };

async function findLeftPrices(tx: Db, step: Step, now: Date): Promise<NewNotice[]> {
  const { currency, before, yenMicro } = step;
  const notices = new Map<string, NewNotice & { kind: 'price' }>();
  let last: SavedPrice | undefined;
  do {
    const page = await findSavedPrices(tx, currency, last?.productId, ROWS_PER_PAGE);
    for (const { inputs, price, percent, userId, productId, name } of page) {
      const changeBp = rateChangeBelowMargin(inputs, price, { before, after: yenMicro, percent }, dayInJapan(now));
      const known = notices.get(userId);
      if (changeBp === undefined) continue;
      if (known) known.data.count += 1;
      else {
        const data = { name, count: 1, currency, yenMicro, changeBp };
        notices.set(userId, { kind: 'price', subjectId: productId, userId, mark: step.fetchedAt, data });
      }
    }
    last = page.length < ROWS_PER_PAGE ? undefined : page.at(-1);
  } while (last);
  return [...notices.values()];
}
