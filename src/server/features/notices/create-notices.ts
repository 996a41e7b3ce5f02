import { dueWindows, noticeZones } from '#domain/notices/notice-time.ts';
import { currentUserType } from '#domain/plans/granted-or-paid-plan.ts';
import { type ForeignCurrency, foreignCurrencies } from '#domain/pricing/full/calculation-inputs.ts';
import { dayInJapan } from '#domain/pricing/full/rate-age.ts';
import { rateChangeBelowMargin } from '#domain/pricing/full/rate-change-below-margin.ts';
import { isColumnOpen } from '#domain/tasks/task-board.ts';
import type { Db } from '#server/db/client.ts';
import {
  type DueTask,
  findSavedPrices,
  lockChangedRate,
  lockDueTasks,
  type MovedRate,
  markRateChecked,
  markTold,
  type SavedPrice,
} from './notice-sources.repository.ts';
import { addNotices, type NewNotice } from './notices.service.ts';

const ROWS_PER_PAGE = 500;

/** Dates of tasks: what has passed, what is today and what is tomorrow where the person is. */
export async function createDueTaskNotices(db: Db, now: Date): Promise<number> {
  const windows = noticeZones.flatMap((zone) => dueWindows(now, zone));
  let told = 0;
  let last: DueTask | undefined;
  do {
    const after: DueTask | undefined = last;
    last = await db.transaction(async (tx) => {
      const tasks = await lockDueTasks(tx, windows, after, ROWS_PER_PAGE);
      // A list that the plan closes is as good as not there.
      const open = tasks.filter(({ userType, premiumUntil, columnId }) =>
        isColumnOpen(currentUserType(userType, premiumUntil, now), columnId),
      );
      told += await addNotices(tx, open.map(dueNotice));
      await markTold(tx, open);
      return tasks.length < ROWS_PER_PAGE ? undefined : tasks.at(-1);
    });
  } while (last);
  return told;
}

const dueNotice = ({ kind, id, userId, title, due }: DueTask): NewNotice => ({
  kind,
  subjectId: id,
  userId,
  mark: due,
  data: { title, dueAt: new Date(Number(due) * 1000).toISOString() },
});

/** Each step of a rate is looked at once: what it took out of its margin is told in one notice for each person. */
export async function createRateNotices(db: Db, now: Date): Promise<number> {
  let told = 0;
  for (const currency of foreignCurrencies) {
    told += await db.transaction(async (tx) => {
      const rate = await lockChangedRate(tx, currency);
      if (!rate) return 0;
      await markRateChecked(tx, rate);
      if (rate.heldYenMicro === null) return 0;
      return addNotices(tx, await findLeftPrices(tx, { ...rate, currency, before: rate.heldYenMicro }, now));
    });
  }
  return told;
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
