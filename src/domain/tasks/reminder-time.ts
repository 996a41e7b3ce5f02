import { clockIn, dayIn, nextDay, startOfDay } from '#domain/zoned-time.ts';

/** Time zones offered to users: Brazil's four, and Japan's. */
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

/** Target of the unsubscribe link in each message. */
export const STOP_REMINDERS_PATH = '/lembretes';

/** Reminders are sent in the morning only: a later one would confuse. */
const MORNING = { from: '07:00', until: '12:00' };

export type ReminderMorning = { today: string; tomorrow: string; dueFrom: Date; dueBefore: Date };

/**
 * The current morning in a zone, with the start and end of the next day, whose tasks the reminder lists. Undefined at
 * other times.
 */
export function reminderMorning(now: Date, zone: ReminderZone): ReminderMorning | undefined {
  const clock = clockIn(now, zone);
  if (clock < MORNING.from || clock >= MORNING.until) return undefined;
  const today = dayIn(now, zone);
  const tomorrow = nextDay(today);
  return { today, tomorrow, dueFrom: startOfDay(tomorrow, zone), dueBefore: startOfDay(nextDay(tomorrow), zone) };
}
