import { expect, test } from 'vitest';
import { parsePaymentDate } from './kiwify.ts';
import { childOf, cleanText, idOf, isObject, redactDelivery, textOf, toCents } from './redact-delivery.ts';

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['a', false],
  [undefined, false],
])('%j is an object: %s', (value, is) => expect(isObject(value)).toBe(is));

test('returns an empty object for a missing or invalid child', () => {
  expect(childOf({ a: { b: 1 } }, 'a')).toEqual({ b: 1 });
  for (const a of [undefined, null, 'x', [1]]) expect(childOf({ a }, 'a')).toEqual({});
});

test.each([
  [' a ', 'a'],
  ['', undefined],
  ['   ', undefined],
  [5, undefined],
  [null, undefined],
  ['a\0b', 'a\uFFFDb'],
  ['\uD800', '\uFFFD'],
  ['é😀', 'é😀'],
])('reads the text %j as %j', (a, text) => expect(textOf({ a }, 'a')).toBe(text));

test('truncates text to 500 characters', () => {
  expect(cleanText('a'.repeat(501))).toBe('a'.repeat(500));
  expect(cleanText('a'.repeat(500))).toHaveLength(500);
});

test.each([
  ['o-1', 'o-1'],
  [12, '12'],
  [0, '0'],
  ['', undefined],
  [true, undefined],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), undefined],
])('reads the id %j as %j', (a, id) => expect(idOf({ a }, 'a')).toBe(id));

test.each([
  [0, 0],
  [9149, 9149],
  [1_000_000_000, 1_000_000_000],
  [1_000_000_001, undefined],
  [-1, undefined],
  [1.5, undefined],
  [Number.NaN, undefined],
])('%d is %d centavos', (amount, cents) => expect(toCents(amount)).toBe(cents));

test.each([
  ['2026-04-08 02:23:45', '2026-04-08T05:23:45.000Z'],
  ['2026-12-31 23:30', '2027-01-01T02:30:00.000Z'],
  ['2000-01-01 00:00', '2000-01-01T03:00:00.000Z'],
  ['2200-12-31 00:00', '2200-12-31T03:00:00.000Z'],
  ['2026-04-08T02:23', '2026-04-08T05:23:00.000Z'],
  ['2026-04-08T02:23Z', '2026-04-08T02:23:00.000Z'],
  ['2026-04-08 02:23 Z', '2026-04-08T02:23:00.000Z'],
  [' 2026-04-08 02:23 ', '2026-04-08T05:23:00.000Z'],
  ['2026-04-08T02:23:51.5Z', '2026-04-08T02:23:51.500Z'],
  ['2026-04-08T02:23:51.123456789Z', '2026-04-08T02:23:51.123Z'],
  ['2026-04-08T02:23:51+09:00', '2026-04-07T17:23:51.000Z'],
  ['2026-04-08T02:23:51-0330', '2026-04-08T05:53:51.000Z'],
  ['2026-04-08Z', '2026-04-08T23:59:59.999Z'],
  ['2028-02-29', '2028-03-01T02:59:59.999Z'],
  ['1999-12-31', undefined],
  ['2201-01-01', undefined],
  ['2026-02-29', undefined],
  ['2026-13-01 00:00', undefined],
  ['2026-04-08 25:00', undefined],
  ['99999-01-01', undefined],
  ['08/04/2026', undefined],
  ['', undefined],
  [undefined, undefined],
  ['2026-00-10', undefined],
  ['2026-04-00', undefined],
  ['2026-04-08 02', undefined],
  ['2026-04-08 2:23', undefined],
  ['2026-04-08  02:23', undefined],
  ['em 2026-04-08', undefined],
  ['2026-04-08 02:23 hoje', undefined],
  ['2026-04-08 02:23:51.', undefined],
  ['2026-04-08 02:23:51.1234567890', undefined],
  ['2026-04-08 02:23+3', undefined],
  ['2026-04-08 02:60', undefined],
])('reads the date %j, in Brasília unless it says otherwise, as %j', (text, utc) =>
  expect(parsePaymentDate(text)).toBe(utc),
);

test('keeps only the listed fields of a delivery, and the names of the others', () => {
  const fields = { id: true, buyer: { email: true }, amount: true, paid: true, note: true } as const;
  const body = {
    id: 'a\0',
    buyer: { email: 'x@example.com', cpf: '1', phones: { home: '2' } },
    amount: 5,
    paid: false,
    note: null,
    card: '4111',
    empty: null,
  };
  expect(redactDelivery(body, fields)).toEqual({
    id: 'a\uFFFD',
    buyer: { email: 'x@example.com' },
    amount: 5,
    paid: false,
    note: null,
    dropped_fields: ['buyer.cpf', 'buyer.phones', 'card'],
  });
});

test('drops lists and children of the wrong type', () => {
  const fields = { id: true, buyer: { email: true } } as const;
  expect(redactDelivery({ id: ['a'], buyer: 'x' }, fields)).toEqual({ dropped_fields: ['id', 'buyer'] });
  expect(redactDelivery({ id: { a: 1 }, buyer: [1] }, fields)).toEqual({ dropped_fields: ['id', 'buyer'] });
  expect(redactDelivery({ id: 'a' }, fields)).toEqual({ id: 'a' });
  expect(redactDelivery({ toString: 1, constructor: 2 }, fields)).toEqual({
    dropped_fields: ['toString', 'constructor'],
  });
});

test('limits length and number of the names of dropped fields', () => {
  const many = Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`${index}-${'x'.repeat(100)}`, 1]));
  const { dropped_fields: dropped } = redactDelivery(many, {});
  expect(dropped).toHaveLength(60);
  expect((dropped as string[])[0]).toBe(`0-${'x'.repeat(78)}`);
});
