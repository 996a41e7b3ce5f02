import { describe, expect, it } from 'vitest';
import { type ReminderZone, reminderMorning } from './reminder-time.ts';

describe('reminderMorning', () => {
  it.each<[string, ReminderZone, boolean]>([
    ['2026-12-10T09:59:00Z', 'America/Sao_Paulo', false],
    ['2026-12-10T10:00:00Z', 'America/Sao_Paulo', true],
    ['2026-12-10T14:59:00Z', 'America/Sao_Paulo', true],
    ['2026-12-10T15:00:00Z', 'America/Sao_Paulo', false],
    ['2026-12-09T22:00:00Z', 'Asia/Tokyo', true],
    ['2026-12-09T21:59:00Z', 'Asia/Tokyo', false],
    ['2026-12-10T12:00:00Z', 'America/Rio_Branco', true],
    ['2026-12-10T11:59:00Z', 'America/Rio_Branco', false],
    ['2026-12-10T09:00:00Z', 'America/Noronha', true],
  ])('at %s in %s: %s', (now, zone, isMorning) => {
    expect(reminderMorning(new Date(now), zone) !== undefined).toBe(isMorning);
  });

  it('covers the whole next day in the zone', () => {
    expect(reminderMorning(new Date('2026-12-30T22:30:00Z'), 'Asia/Tokyo')).toEqual({
      today: '2026-12-31',
      tomorrow: '2027-01-01',
      dueFrom: new Date('2026-12-31T15:00:00Z'),
      dueBefore: new Date('2027-01-01T15:00:00Z'),
    });
  });
});
