import { BRAZIL, clockIn, dayIn, JAPAN, momentAt, nextDay, startOfDay } from '#domain/zoned-time.ts';
import type { NoticeKind } from './notices.ts';

/** Where the people who use this live: Brazil's four times, and Japan's. */
export const noticeZones = [
  'America/Sao_Paulo',
  'America/Manaus',
  'America/Rio_Branco',
  'America/Noronha',
  'Asia/Tokyo',
] as const;
export type NoticeZone = (typeof noticeZones)[number];

export const noticeZoneNames: Record<NoticeZone, string> = {
  'America/Sao_Paulo': 'Brasília',
  'America/Manaus': 'Manaus',
  'America/Rio_Branco': 'Rio Branco',
  'America/Noronha': 'Fernando de Noronha',
  'Asia/Tokyo': 'Japão',
};

/** When the day's dates are told; after noon the morning is over, and a late reminder would only puzzle. */
const MORNING = { from: '07:00', until: '12:00' };
/** A date that passed while nothing ran, or before the task was written down, is told up to a week later. */
const LATE_MS = 7 * 24 * 3_600_000;

export type DueWindow = { kind: NoticeKind & `task-${string}`; zone: NoticeZone; from: Date; before: Date };

/** Which dates are told at this moment in a zone: those that have just passed and, in the morning, today's and tomorrow's. */
export function dueWindows(now: Date, zone: NoticeZone): DueWindow[] {
  const late = { kind: 'task-late', zone, from: new Date(now.getTime() - LATE_MS), before: now } as const;
  const clock = clockIn(now, zone);
  if (clock < MORNING.from || clock >= MORNING.until) return [late];
  const tomorrow = nextDay(dayIn(now, zone));
  const midnight = startOfDay(tomorrow, zone);
  return [
    late,
    { kind: 'task-today', zone, from: now, before: midnight },
    { kind: 'task-tomorrow', zone, from: midnight, before: startOfDay(nextDay(tomorrow), zone) },
  ];
}

/** The hour of the one message a day, in Brasília, as it is in both places on that day: `08:00 BRT · 20:00 JST`. */
export function describeMailHour(hour: number, now: Date): string {
  const clock = `${String(hour).padStart(2, '0')}:00`;
  return `${clock} BRT · ${clockIn(momentAt(dayIn(now, BRAZIL), clock, BRAZIL), JAPAN)} JST`;
}
