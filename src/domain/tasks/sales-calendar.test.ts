import { describe, expect, it } from 'vitest';
import { weekdayOf } from '#domain/zoned-time.ts';
import {
  dayOfUsualDelivery,
  orderCutoff,
  salesEvents,
  salesYears,
  slowDeliveryOn,
  upcomingEvents,
} from './sales-calendar.ts';

/** Copied from the calendar in the commerce notes: id, 2026 to 2030, and the last order from China for 2027. */
const table = `
hatsuuri     | 01-01→01-03 | 01-01→01-03 | 01-01→01-03 | 01-01→01-03 | 01-01→01-03 | 2026-12-10
seijin       | 01-12 seg   | 01-11 seg   | 01-10 seg   | 01-08 seg   | 01-14 seg | 2026-12-17
springFestival | 02-07→03-04 | 01-27→02-21 | 01-16→02-10 | 02-03→02-28 | 01-24→02-18 | 2027-01-07
valentine    | 02-14 sáb   | 02-14 dom   | 02-14 seg   | 02-14 qua   | 02-14 qui | 2027-01-22
shinseikatsu | 02-15→04-10 | 02-15→04-10 | 02-15→04-10 | 02-15→04-10 | 02-15→04-10 | 2027-01-26
hinamatsuri  | 03-03 ter   | 03-03 qua   | 03-03 sex   | 03-03 sáb   | 03-03 dom | 2027-02-06
superSale3   | 03-04→03-11 | 03-04→03-11 | 03-04→03-11 | 03-04→03-11 | 03-04→03-11 | 2027-02-12
whiteDay     | 03-14 sáb   | 03-14 dom   | 03-14 ter   | 03-14 qua   | 03-14 qui | 2027-02-19
goldenWeek   | 04-29→05-06 | 04-29→05-05 | 04-29→05-05 | 04-29→05-05 | 04-29→05-06 | 2027-04-06
children     | 05-05 ter   | 05-05 qua   | 05-05 sex   | 05-05 sáb   | 05-05 dom | 2027-04-10
mother       | 05-10 dom   | 05-09 dom   | 05-14 dom   | 05-13 dom   | 05-12 dom | 2027-04-16
superSale6   | 06-04→06-11 | 06-04→06-11 | 06-04→06-11 | 06-04→06-11 | 06-04→06-11 | 2027-05-15
father       | 06-21 dom   | 06-20 dom   | 06-18 dom   | 06-17 dom   | 06-16 dom | 2027-05-28
bonusSummer  | 06-30→07-10 | 06-30→07-10 | 06-30→07-10 | 06-29→07-10 | 06-28→07-10 | 2027-06-10
chugenEast   | 07-01→07-15 | 07-01→07-15 | 07-01→07-15 | 07-01→07-15 | 07-01→07-15 | 2027-06-08
tanabata     | 07-07 ter   | 07-07 qua   | 07-07 sex   | 07-07 sáb   | 07-07 dom | 2027-06-14
primeDay     | 07-11→07-14 | 07-11→07-14 | 07-11→07-14 | 07-11→07-14 | 07-11→07-14 | 2027-06-21
chugenWest   | 07-15→08-15 | 07-15→08-15 | 07-15→08-15 | 07-15→08-15 | 07-15→08-15 | 2027-06-22
obon         | 08-13→08-16 | 08-13→08-16 | 08-13→08-16 | 08-13→08-16 | 08-13→08-16 | 2027-07-21
superSale9   | 09-04→09-11 | 09-04→09-11 | 09-04→09-11 | 09-04→09-11 | 09-04→09-11 | 2027-08-15
keiro        | 09-21 seg   | 09-20 seg   | 09-18 seg   | 09-17 seg   | 09-16 seg | 2027-08-28
halloween    | 10-31 sáb   | 10-31 dom   | 10-31 ter   | 10-31 qua   | 10-31 qui | 2027-10-06
doubleEleven | 11-11 qua   | 11-11 qui   | 11-11 sáb   | 11-11 dom   | 11-11 seg | 2027-10-22
shichigosan  | 11-15 dom   | 11-15 seg   | 11-15 qua   | 11-15 qui   | 11-15 sex | 2027-10-19
blackFriday  | 11-27→11-30 | 11-26→11-29 | 11-24→11-27 | 11-23→11-26 | 11-29→12-02 | 2027-11-06
superSale12  | 12-04→12-11 | 12-04→12-11 | 12-04→12-11 | 12-04→12-11 | 12-04→12-11 | 2027-11-14
bonusWinter  | 12-10→12-25 | 12-10→12-25 | 12-08→12-25 | 12-10→12-25 | 12-10→12-25 | 2027-11-20
seibo        | 12-01→12-20 | 12-01→12-20 | 12-01→12-20 | 12-01→12-20 | 12-01→12-20 | 2027-11-08
christmas    | 12-24→12-25 | 12-24→12-25 | 12-24→12-25 | 12-24→12-25 | 12-24→12-25 | 2027-12-01
nenmatsu     | 12-29→01-03 | 12-29→01-03 | 12-29→01-03 | 12-29→01-03 | 12-29→01-03 | 2027-12-07`;

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

  it('says until when to order for an event, by where the parcel comes from', () => {
    const cutoffs = Object.fromEntries(salesEvents(2027).map((event) => [event.id, orderCutoff(event, 'china')]));
    expect(cutoffs).toEqual(Object.fromEntries(rows.map((cells) => [cells[0], cells[6]])));
    const [event] = salesEvents(2027).filter(({ id }) => id === 'blackFriday');
    expect(event && [orderCutoff(event, 'brazil'), orderCutoff(event, 'japan')]).toEqual(['2027-10-22', '2027-11-22']);
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
