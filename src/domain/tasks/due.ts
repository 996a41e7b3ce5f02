import { clockInJapan, dayInJapan } from '#domain/japan-time.ts';
import { BRAZIL, clockIn, dayIn } from '#domain/zoned-time.ts';

const EARLIEST = '2020-01-01T00:00:00Z';
const LATEST = '2100-01-01T00:00:00Z';

export const isDueMoment = (moment: string): boolean =>
  Date.parse(moment) >= Date.parse(EARLIEST) && Date.parse(moment) < Date.parse(LATEST);

/** Limits that keep every step of a launch within valid years. */
export const isDueDay = (day: string): boolean => day >= '2020-03-01' && day < '2099-12-01';

/** State of a due date: done tasks are never late, and "today" is the person's own day. */
export type DueState = 'overdue' | 'today' | 'later';

export type DueClock = { now: number; tomorrow: number };

export function dueState(task: { dueAt: string | null; completed: boolean }, clock: DueClock): DueState | undefined {
  if (task.dueAt === null) return undefined;
  if (task.completed) return 'later';
  const due = Date.parse(task.dueAt);
  if (due <= clock.now) return 'overdue';
  return due < clock.tomorrow ? 'today' : 'later';
}

/** `11/12`; with the year if it is not the current one. */
function shortDay(day: string, now: Date): string {
  const [year, month, date] = day.split('-');
  return year === dayInJapan(now).slice(0, 4) ? `${date}/${month}` : `${date}/${month}/${year}`;
}

/** On the same day `11/12` and `20:00 JST · 08:00 BRT`, otherwise `16/11 10:00 JST` and `15/11 22:00 BRT`. */
export function describeDue(dueAt: string, now: Date): [first: string, second: string] {
  const moment = new Date(dueAt);
  const [japanDay, brazilDay] = [dayInJapan(moment), dayIn(moment, BRAZIL)];
  if (japanDay === brazilDay) return [shortDay(japanDay, now), describeClocks(moment)];
  return [
    `${shortDay(japanDay, now)} ${clockInJapan(moment)} JST`,
    `${shortDay(brazilDay, now)} ${clockIn(moment, BRAZIL)} BRT`,
  ];
}

/** `20:00 JST · 08:00 BRT`, without days. */
export const describeClocks = (moment: Date): string => `${clockInJapan(moment)} JST · ${clockIn(moment, BRAZIL)} BRT`;

/** Earliest date first; tasks without a date keep their order. */
export const compareDue = (a: { dueAt: string | null }, b: { dueAt: string | null }): number => {
  if (a.dueAt === b.dueAt) return 0;
  if (a.dueAt === null) return 1;
  if (b.dueAt === null) return -1;
  return a.dueAt < b.dueAt ? -1 : 1;
};
