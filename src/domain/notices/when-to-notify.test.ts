import { expect, it } from 'vitest';
import { describeMailHour, dueWindows, type NoticeZone } from './when-to-notify.ts';

it.each<[string, NoticeZone, boolean]>([
  ['2026-12-10T09:59:00Z', 'America/Sao_Paulo', false],
  ['2026-12-10T10:00:00Z', 'America/Sao_Paulo', true],
  ['2026-12-10T14:59:00Z', 'America/Sao_Paulo', true],
  ['2026-12-10T15:00:00Z', 'America/Sao_Paulo', false],
  ['2026-12-09T22:00:00Z', 'Asia/Tokyo', true],
  ['2026-12-09T21:59:00Z', 'Asia/Tokyo', false],
  ['2026-12-10T12:00:00Z', 'America/Rio_Branco', true],
  ['2026-12-10T11:59:00Z', 'America/Rio_Branco', false],
  ['2026-12-10T09:00:00Z', 'America/Noronha', true],
])('at %s in %s today and tomorrow are told: %s', (now, zone, isMorning) => {
  expect(dueWindows(new Date(now), zone)).toHaveLength(isMorning ? 3 : 1);
});

it('uses the days of the zone, and reports overdue dates for a week', () => {
  const now = new Date('2026-12-30T22:30:00Z');
  const zone = 'Asia/Tokyo';
  const midnight = new Date('2026-12-31T15:00:00Z');
  expect(dueWindows(now, zone)).toEqual([
    { kind: 'task-late', zone, from: new Date('2026-12-23T22:30:00Z'), before: now },
    { kind: 'task-today', zone, from: now, before: midnight },
    { kind: 'task-tomorrow', zone, from: midnight, before: new Date('2027-01-01T15:00:00Z') },
  ]);
});

it('names the hour of the mail in Brazil and in Japan', () => {
  expect(describeMailHour(8, new Date('2026-11-15T12:00:00Z'))).toBe('08:00 BRT · 20:00 JST');
});
