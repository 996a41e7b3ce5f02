import { clockIn, dayIn, nextDay, startOfDay } from '#domain/zoned-time.ts';

/** Where the people who use this live: Brazil's four times, and Japan's. */
export const reminderZones = [
  'America/Sao_Paulo',
  'America/Manaus',
  'America/Rio_Branco',
  'America/Noronha',
  'Asia/Tokyo',
] as const;
export type ReminderZone = (typeof reminderZones)[number];

export const reminderZoneNames: Record<ReminderZone, string> = {
  'America/Sao_Paulo': 'Brasília',
  'America/Manaus': 'Manaus',
  'America/Rio_Branco': 'Rio Branco',
  'America/Noronha': 'Fernando de Noronha',
  'Asia/Tokyo': 'Japão',
};

/** Where the link at the end of each message leads. */
export const STOP_REMINDERS_PATH = '/lembretes';

/** When messages go out; after noon the morning is over, and a late reminder would only puzzle. */
const MORNING = { from: '07:00', until: '12:00' };

export type ReminderMorning = { today: string; tomorrow: string; dueFrom: Date; dueBefore: Date };

/** The morning that it is in a zone, and the moments of the day after, whose tasks are named. Undefined outside it. */
export function reminderMorning(now: Date, zone: ReminderZone): ReminderMorning | undefined {
  const clock = clockIn(now, zone);
  if (clock < MORNING.from || clock >= MORNING.until) return undefined;
  const today = dayIn(now, zone);
  const tomorrow = nextDay(today);
  return { today, tomorrow, dueFrom: startOfDay(tomorrow, zone), dueBefore: startOfDay(nextDay(tomorrow), zone) };
}
