import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, BRAZIL, clockIn, dayIn, daysBetween, JAPAN, momentAt, startOfDay, weekdayOf } from './zoned-time.ts';

/** Japan, Brasília, UTC. */
const vectors = [
  ['2026-11-27 00:00', '2026-11-26 12:00', '2026-11-26T15:00:00.000Z'],
  ['2026-11-27 11:59', '2026-11-26 23:59', '2026-11-27T02:59:00.000Z'],
  ['2026-11-27 12:00', '2026-11-27 00:00', '2026-11-27T03:00:00.000Z'],
  ['2026-12-31 23:59', '2026-12-31 11:59', '2026-12-31T14:59:00.000Z'],
  ['2027-01-01 00:00', '2026-12-31 12:00', '2026-12-31T15:00:00.000Z'],
  ['2028-02-29 09:00', '2028-02-28 21:00', '2028-02-29T00:00:00.000Z'],
] as const;

const split = (text: string): [string, string] => [text.slice(0, 10), text.slice(11)];

describe.each(vectors)('%s in Japan', (japan, brazil, utc) => {
  it(`is ${brazil} in Brasília`, () => {
    const moment = new Date(utc);
    expect(`${dayIn(moment, JAPAN)} ${clockIn(moment, JAPAN)}`).toBe(japan);
    expect(`${dayIn(moment, BRAZIL)} ${clockIn(moment, BRAZIL)}`).toBe(brazil);
  });

  it(`is ${utc}, from either side`, () => {
    expect(momentAt(...split(japan), JAPAN).toISOString()).toBe(utc);
    expect(momentAt(...split(brazil), BRAZIL).toISOString()).toBe(utc);
  });
});

it('shows in Japan the same time as the tz database', () => {
  const database = new Intl.DateTimeFormat('sv-SE', { timeZone: JAPAN, dateStyle: 'short', timeStyle: 'short' });
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
      (moment) => {
        expect(`${dayIn(moment, JAPAN)} ${clockIn(moment, JAPAN)}`).toBe(database.format(moment));
      },
    ),
  );
});

describe('momentAt', () => {
  it('converts a wall time back to the same moment', () => {
    const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2099, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(JAPAN, BRAZIL, 'America/Noronha', 'America/Rio_Branco'), (minute, zone) => {
        const moment = new Date(minute * 60_000);
        expect(momentAt(dayIn(moment, zone), clockIn(moment, zone), zone)).toEqual(moment);
      }),
    );
  });

  it.each([
    // Brazil's last daylight saving: an hour skipped in November 2018, an hour repeated in February 2019.
    ['2018-11-04', '00:30', '2018-11-04T03:30:00.000Z'],
    ['2018-11-04', '01:30', '2018-11-04T03:30:00.000Z'],
    ['2018-11-03', '23:30', '2018-11-04T02:30:00.000Z'],
    ['2019-02-16', '23:30', '2019-02-17T01:30:00.000Z'],
    ['2019-02-17', '00:00', '2019-02-17T03:00:00.000Z'],
  ])('follows the clock changes of Brasília on %s at %s', (day, clock, utc) => {
    expect(momentAt(day, clock, BRAZIL).toISOString()).toBe(utc);
  });
});

it('days begin at midnight of their zone', () => {
  expect(startOfDay('2026-12-11', JAPAN).toISOString()).toBe('2026-12-10T15:00:00.000Z');
  expect(startOfDay('2026-12-11', BRAZIL).toISOString()).toBe('2026-12-11T03:00:00.000Z');
});

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-15', -42, '2027-02-01'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(days);
});

it('knows the weekday', () => expect([weekdayOf('2026-11-15'), weekdayOf('2026-11-21')]).toEqual([0, 6]));
