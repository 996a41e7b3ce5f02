import { expect, it } from 'vitest';
import { salesEvents } from '#domain/tasks/sales-calendar.ts';
import { countdown, describeEvent, longDate } from './sales-words.ts';

const textOf = (id: string) =>
  salesEvents(2026)
    .filter((event) => event.id === id)
    .map(describeEvent);

it.each([
  ['blackFriday', 'Black Friday, até 30/11'],
  ['halloween', 'Halloween'],
  ['superSale12', 'Rakuten Super SALE, previsto'],
  ['nenmatsu', 'Virada do ano: entrega lenta até 03/01'],
])('the event %s is described as %j', (id, text) => expect(textOf(id)).toEqual([text]));

it.each([
  [-3, 'agora'],
  [0, 'hoje'],
  [1, 'amanhã'],
  [12, 'em 12 dias'],
])('an event %i days away is announced as %j', (days, text) => expect(countdown(days)).toBe(text));

it('writes a day in full', () => expect(longDate('2026-11-05')).toBe('05/11/2026'));
