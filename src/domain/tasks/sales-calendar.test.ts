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

/** Copied from the calendar in the commerce notes: id, then 2026 to 2030. */
const table = `
hatsuuri     | 01-01→01-03 | 01-01→01-03 | 01-01→01-03 | 01-01→01-03 | 01-01→01-03
seijin       | 01-12 seg   | 01-11 seg   | 01-10 seg   | 01-08 seg   | 01-14 seg
springFestival | 02-07→03-04 | 01-27→02-21 | 01-16→02-10 | 02-03→02-28 | 01-24→02-18
valentine    | 02-14 sáb   | 02-14 dom   | 02-14 seg   | 02-14 qua   | 02-14 qui
shinseikatsu | 02-15→04-10 | 02-15→04-10 | 02-15→04-10 | 02-15→04-10 | 02-15→04-10
hinamatsuri  | 03-03 ter   | 03-03 qua   | 03-03 sex   | 03-03 sáb   | 03-03 dom
superSale3   | 03-04→03-11 | 03-04→03-11 | 03-04→03-11 | 03-04→03-11 | 03-04→03-11
whiteDay     | 03-14 sáb   | 03-14 dom   | 03-14 ter   | 03-14 qua   | 03-14 qui
goldenWeek   | 04-29→05-06 | 04-29→05-05 | 04-29→05-05 | 04-29→05-05 | 04-29→05-06
children     | 05-05 ter   | 05-05 qua   | 05-05 sex   | 05-05 sáb   | 05-05 dom
mother       | 05-10 dom   | 05-09 dom   | 05-14 dom   | 05-13 dom   | 05-12 dom
superSale6   | 06-04→06-11 | 06-04→06-11 | 06-04→06-11 | 06-04→06-11 | 06-04→06-11
father       | 06-21 dom   | 06-20 dom   | 06-18 dom   | 06-17 dom   | 06-16 dom
bonusSummer  | 06-30→07-10 | 06-30→07-10 | 06-30→07-10 | 06-29→07-10 | 06-28→07-10
chugenEast   | 07-01→07-15 | 07-01→07-15 | 07-01→07-15 | 07-01→07-15 | 07-01→07-15
tanabata     | 07-07 ter   | 07-07 qua   | 07-07 sex   | 07-07 sáb   | 07-07 dom
primeDay     | 07-11→07-14 | 07-11→07-14 | 07-11→07-14 | 07-11→07-14 | 07-11→07-14
chugenWest   | 07-15→08-15 | 07-15→08-15 | 07-15→08-15 | 07-15→08-15 | 07-15→08-15
obon         | 08-13→08-16 | 08-13→08-16 | 08-13→08-16 | 08-13→08-16 | 08-13→08-16
superSale9   | 09-04→09-11 | 09-04→09-11 | 09-04→09-11 | 09-04→09-11 | 09-04→09-11
keiro        | 09-21 seg   | 09-20 seg   | 09-18 seg   | 09-17 seg   | 09-16 seg
halloween    | 10-31 sáb   | 10-31 dom   | 10-31 ter   | 10-31 qua   | 10-31 qui
doubleEleven | 11-11 qua   | 11-11 qui   | 11-11 sáb   | 11-11 dom   | 11-11 seg
shichigosan  | 11-15 dom   | 11-15 seg   | 11-15 qua   | 11-15 qui   | 11-15 sex
blackFriday  | 11-27→11-30 | 11-26→11-29 | 11-24→11-27 | 11-23→11-26 | 11-29→12-02
superSale12  | 12-04→12-11 | 12-04→12-11 | 12-04→12-11 | 12-04→12-11 | 12-04→12-11
bonusWinter  | 12-10→12-25 | 12-10→12-25 | 12-08→12-25 | 12-10→12-25 | 12-10→12-25
seibo        | 12-01→12-20 | 12-01→12-20 | 12-01→12-20 | 12-01→12-20 | 12-01→12-20
christmas    | 12-24→12-25 | 12-24→12-25 | 12-24→12-25 | 12-24→12-25 | 12-24→12-25
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
    expect(shown).toEqual(Object.fromEntries(rows.map((cells) => [cells[0], cells[column]])));
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
seijin 2027-01-06 2026-12-17 2026-11-26 2026-12-02 2026-11-11
valentine 2027-02-11 2027-01-22 2027-01-01 2027-01-07 2026-12-17
shinseikatsu 2027-02-15 2027-01-26 2027-01-05 2027-01-11 2026-12-21
hinamatsuri 2027-02-26 2027-02-06 2027-01-16 2027-01-22 2027-01-01
superSale3 2027-03-04 2027-02-12 2027-01-29 2027-01-28 2027-01-14
whiteDay 2027-03-11 2027-02-19 2027-02-05 2027-02-04 2027-01-21
goldenWeek 2027-04-26 2027-04-06 2027-03-16 2027-03-22 2027-03-01
mother 2027-05-06 2027-04-16 2027-03-19 2027-04-01 2027-03-04
superSale6 2027-06-04 2027-05-15 2027-05-01 2027-04-30 2027-04-16
father 2027-06-17 2027-05-28 2027-04-30 2027-05-13 2027-04-15
bonusSummer 2027-06-30 2027-06-10 2027-05-27 2027-05-26 2027-05-12
chugenEast 2027-06-28 2027-06-08 2027-05-18 2027-05-24 2027-05-03
tanabata 2027-07-04 2027-06-14 2027-05-31 2027-05-30 2027-05-16
chugenWest 2027-07-12 2027-06-22 2027-06-01 2027-06-07 2027-05-17
obon 2027-08-10 2027-07-21 2027-07-07 2027-07-06 2027-06-22
superSale9 2027-09-04 2027-08-15 2027-08-01 2027-07-31 2027-07-17
keiro 2027-09-17 2027-08-28 2027-07-31 2027-08-13 2027-07-16
halloween 2027-10-26 2027-10-06 2027-09-15 2027-09-21 2027-08-31
shichigosan 2027-11-08 2027-10-19 2027-09-21 2027-10-04 2027-09-06
blackFriday 2027-11-26 2027-11-06 2027-10-23 2027-10-22 2027-10-08
superSale12 2027-12-04 2027-11-14 2027-10-31 2027-10-30 2027-10-16
bonusWinter 2027-12-10 2027-11-20 2027-11-06 2027-11-05 2027-10-22
seibo 2027-11-28 2027-11-08 2027-10-11 2027-10-24 2027-09-26
christmas 2027-12-21 2027-12-01 2027-11-03 2027-11-16 2027-10-19
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
