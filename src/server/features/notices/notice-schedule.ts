import { describeForMail } from '#domain/notices/describe-notice.ts';
import { STOP_MAILS_PATH } from '#domain/notices/notice-time.ts';
import { NOTICE_DAYS } from '#domain/notices/notices.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { BRAZIL, clockIn, dayIn } from '#domain/zoned-time.ts';
import { describeError } from '#server/db/error-causes.ts';
import { actionMail } from '#server/features/auth/mail/mail-texts.ts';
import { isEmailAddress } from '#server/features/auth/protocol/email-address.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { runEach, runSteps, type ScheduledJob, startScheduledJob } from '#server/scheduled-job.ts';
import { createDueTaskNotices, createRateNotices } from './create-notices.ts';
import { claimMails, findAddressee, findPending, finishMails } from './notice-mails.repository.ts';
import { deleteNoticesBefore, findSettings } from './notices.repository.ts';
import { stopTokenOf } from './stop-token.ts';

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
  const told = pending.filter(({ isStale }) => !isStale);
  // Somebody may have signed up with another's address: nothing goes there.
  const isDue = told.length > 0 && person?.isProved === true && isEmailAddress(person.email);
  if (isDue) {
    const { timeZone } = settingsOf(userId);
    try {
      await mailer.send(
        noticeMail({
          to: person.email,
          lines: told.map((notice) => describeForMail(notice, now, timeZone)),
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
    ...actionMail(to, {
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
