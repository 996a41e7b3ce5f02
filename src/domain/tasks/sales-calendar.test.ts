import { describe, expect, it } from 'vitest';
import { weekdayOf } from '#domain/zoned-time.ts';
import {
  dayOfUsualDelivery,
  leadTimes,
  salesEvents,
  salesYears,
  slowDeliveryOn,
  upcomingEvents,
} from './sales-calendar.ts';

/** Copied from the calendar in the commerce notes, each way of moving: id, then 2026 to 2030. */
const table = `
hatsuuri     | 01-01→01-03 | 01-01→01-03 | 01-01→01-03 | 01-01→01-03 | 01-01→01-03
seijin       | 01-12 seg   | 01-11 seg   | 01-10 seg   | 01-08 seg   | 01-14 seg
springFestival | 02-07→03-04 | 01-27→02-21 | 01-16→02-10 | 02-03→02-28 | 01-24→02-18
goldenWeek   | 04-29→05-06 | 04-29→05-05 | 04-29→05-05 | 04-29→05-05 | 04-29→05-06
mother       | 05-10 dom   | 05-09 dom   | 05-14 dom   | 05-13 dom   | 05-12 dom
father       | 06-21 dom   | 06-20 dom   | 06-18 dom   | 06-17 dom   | 06-16 dom
bonusSummer  | 06-30→07-10 | 06-30→07-10 | 06-30→07-10 | 06-29→07-10 | 06-28→07-10
tanabata     | 07-07 ter   | 07-07 qua   | 07-07 sex   | 07-07 sáb   | 07-07 dom
keiro        | 09-21 seg   | 09-20 seg   | 09-18 seg   | 09-17 seg   | 09-16 seg
blackFriday  | 11-27→11-30 | 11-26→11-29 | 11-24→11-27 | 11-23→11-26 | 11-29→12-02
bonusWinter  | 12-10→12-25 | 12-10→12-25 | 12-08→12-25 | 12-10→12-25 | 12-10→12-25
nenmatsu     | 12-29→01-03 | 12-29→01-03 | 12-29→01-03 | 12-29→01-03 | 12-29→01-03`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const weekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];

describe('the calendar of sale and gift days', () => {
  it.each(salesYears.map((year, index) => [year, index + 1] as const))('of %i matches the table', (year, column) => {
    const shown = Object.fromEntries(
      salesEvents(year).map(({ id, start, end }) => [
        id,
        start === end ? `${start.slice(5)} ${weekdays[weekdayOf(start)]}` : `${start.slice(5)}→${end.slice(5)}`,
      ]),
    );
    expect(shown).toMatchObject(Object.fromEntries(rows.map((cells) => [cells[0], cells[column]])));
  });

  it('stays within its year, except for the New Year event', () => {
    for (const year of salesYears) {
      for (const { id, start, end } of salesEvents(year)) {
        expect(start.slice(0, 4)).toBe(String(year));
        expect(end.slice(0, 4)).toBe(String(id === 'nenmatsu' ? year + 1 : year));
        expect(end >= start).toBe(true);
      }
    }
  });

  it('has 30 different events with names in both languages, and marks dates by pattern as expected', () => {
    const events = salesEvents(2026);
    expect(new Set(events.map(({ id }) => id)).size).toBe(30);
    for (const { name, japanese } of events) expect([name.trim(), japanese.trim()]).not.toContain('');
    expect(events.filter(({ isExpected }) => isExpected).map(({ id }) => id)).toEqual([
      'superSale3',
      'superSale6',
      'primeDay',
      'superSale9',
      'doubleEleven',
      'superSale12',
    ]);
  });
});

/** For 2027: id, arrive by, last order from China, first advert, last order from Brazil, first advert. */
const vectors = `
hatsuuri 2026-12-30 2026-12-10 2026-11-12 2026-11-25 2026-10-28
valentine 2027-02-11 2027-01-22 2027-01-01 2027-01-07 2026-12-17
superSale3 2027-03-04 2027-02-12 2027-01-29 2027-01-28 2027-01-14
goldenWeek 2027-04-26 2027-04-06 2027-03-16 2027-03-22 2027-03-01
mother 2027-05-06 2027-04-16 2027-03-19 2027-04-01 2027-03-04
bonusSummer 2027-06-30 2027-06-10 2027-05-27 2027-05-26 2027-05-12
halloween 2027-10-26 2027-10-06 2027-09-15 2027-09-21 2027-08-31
shichigosan 2027-11-08 2027-10-19 2027-09-21 2027-10-04 2027-09-06
nenmatsu 2027-12-27 2027-12-07 2027-11-16 2027-11-22 2027-11-01`;

it.each(
  vectors
    .trim()
    .split('\n')
    .map((line) => line.split(' ')),
)('calculates lead times for %s', (id, ...expected) => {
  const event = salesEvents(2027).find((entry) => entry.id === id);
  if (!event) throw new Error(`${id} is gone`);
  const [china, brazil] = [leadTimes(event, 'china'), leadTimes(event, 'brazil')];
  expect([china.arriveBy, china.orderCutoff, china.adsStart, brazil.orderCutoff, brazil.adsStart]).toEqual(expected);
});

describe('upcomingEvents', () => {
  it('starts with a current event and continues into the next year', () => {
    expect(upcomingEvents('2026-12-20', 5).map(({ id, start }) => `${id} ${start}`)).toEqual([
      'seibo 2026-12-01',
      'bonusWinter 2026-12-10',
      'christmas 2026-12-24',
      'nenmatsu 2026-12-29',
      'hatsuuri 2027-01-01',
    ]);
  });

  it('ends with the last checked year', () => expect(upcomingEvents('2031-01-04', 5)).toEqual([]));
});

it.each([
  ['2026-05-06', 'goldenWeek'],
  ['2027-05-06', undefined],
  ['2027-01-02', 'nenmatsu'],
  ['2026-08-13', 'obon'],
  ['2026-08-17', undefined],
])('delivery on %s is slowed by %s', (day, id) => expect(slowDeliveryOn(day)?.id).toBe(id));

it.each([
  ['2027-01-01', '2027-01-04'],
  ['2027-05-06', '2027-05-06'],
])('from %s on, delivery is as usual on %s', (day, usual) => expect(dayOfUsualDelivery(day)).toBe(usual));
