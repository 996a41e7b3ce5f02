import { currentUserType } from '#domain/plans/subscription-state-plan.ts';
import {
  type ReminderMorning,
  reminderMorning,
  reminderZones,
  STOP_REMINDERS_PATH,
} from '#domain/tasks/reminder-time.ts';
import { describeError } from '#server/db/error-causes.ts';
import { isEmailAddress } from '#server/features/auth/protocol/email-address.ts';
import { findDatedTasks } from '#server/features/tasks/dated-tasks.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { type Sweep, startSweep } from '#server/sweep.ts';
import { reminderMail } from './reminder-mail.ts';
import { claimReminders, findAddressee, finishReminder } from './reminders.repository.ts';
import { stopTokenOf } from './stop-token.ts';

const SWEEP_MILLISECONDS = 60_000;
const PEOPLE_PER_CLAIM = 50;
/** Longer than one batch takes; after it the claim expires and any instance retries. */
const CLAIM_MILLISECONDS = 10 * 60_000;

type SweepDeps = Pick<Dependencies, 'db' | 'config' | 'log' | 'now' | 'mailer' | 'instanceSecret'>;

/** Sends the reminders of the morning before. Safe on all instances at once: each person is claimed by one. */
export async function sweepReminders(deps: SweepDeps): Promise<{ reminded: number }> {
  let reminded = 0;
  for (const timeZone of reminderZones) {
    const now = deps.now();
    const morning = reminderMorning(now, timeZone);
    if (!morning) continue;
    for (;;) {
      const people = await claimReminders(deps.db, {
        timeZone,
        today: morning.today,
        now: now.toISOString(),
        until: new Date(now.getTime() + CLAIM_MILLISECONDS).toISOString(),
        limit: PEOPLE_PER_CLAIM,
      });
      for (const { userId } of people) reminded += await remind(deps, userId, morning);
      if (people.length < PEOPLE_PER_CLAIM) break;
    }
  }
  return { reminded };
}

/** Not marked as done when the mail failed: it is retried after the claim expires, until noon. */
async function remind(deps: SweepDeps, userId: string, morning: ReminderMorning): Promise<number> {
  const person = await findAddressee(deps.db, userId);
  if (!person) return 0;
  const actor = { id: userId, userType: currentUserType(person.userType, person.premiumUntil, deps.now()) };
  const tasks = await findDatedTasks(deps.db, actor, { from: morning.dueFrom, before: morning.dueBefore });
  const isDue = tasks.length > 0 && isEmailAddress(person.email);
  if (isDue) {
    const { PUBLIC_URL } = deps.config;
    const stopUrl = `${PUBLIC_URL}${STOP_REMINDERS_PATH}#${stopTokenOf(deps.instanceSecret, userId)}`;
    try {
      await deps.mailer.send(
        reminderMail({
          to: person.email,
          isProved: person.provedAt !== null,
          tasks,
          day: morning.tomorrow,
          boardUrl: `${PUBLIC_URL}/tasks`,
          stopUrl,
        }),
      );
    } catch (error) {
      deps.log.error({ err: describeError(error) }, 'reminder was not sent');
      return 0;
    }
  }
  await finishReminder(deps.db, userId, morning.today);
  return isDue ? 1 : 0;
}

/** Runs while the process serves requests. */
export const startReminderSweep = (deps: Dependencies): Sweep =>
  startSweep(deps, 'reminders', SWEEP_MILLISECONDS, () => sweepReminders(deps));
