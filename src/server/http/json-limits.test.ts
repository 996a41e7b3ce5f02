import { expect, it } from 'vitest';
import { isSmallJson } from './json-limits.ts';

it('counts distinct keys, of which each costs more than a repeated one', () => {
  const rows = (keyOf: (row: number) => string) =>
    JSON.stringify(Array.from({ length: 4_000 }, (_, row) => ({ [keyOf(row)]: 0 })));
  expect(
    isSmallJson(
      rows(() => 'key'),
      100_000,
    ),
  ).toBe(true);
  expect(
    isSmallJson(
      rows((row) => `key${row}`),
      100_000,
    ),
  ).toBe(false);
});

it('counts the orders of keys, of which each new one costs more than a row of a table', () => {
  const rowOf = (step: number) =>
    Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`k${(at * step) % 499}`, 0]));
  const rows = (stepOf: (row: number) => number) =>
    JSON.stringify(Array.from({ length: 400 }, (_, row) => rowOf(stepOf(row))));
  expect(
    isSmallJson(
      rows(() => 7),
      100_000,
    ),
  ).toBe(true);
  expect(
    isSmallJson(
      rows((row) => row + 1),
      100_000,
    ),
  ).toBe(false);
});

it.each<[string, string, boolean]>([
  ['as many values as allowed', '[1,{"a":2,"b":[]},"x"]', true],
  ['one value more', '[1,{"a":2,"b":[]},"x",0]', false],
  ['brackets, commas and colons within a string', JSON.stringify(['[,{:}]"'.repeat(50)]), true],
  ['a string that ends with a backslash', JSON.stringify(['\\', 1, 2, 3, 4]), true],
  ['keys with a space before the colon', '{"a" :0,"b" :0,"c" :0,"d" :0,"e" :0,"f" :0,"g" :0}', false],
  ['empty objects', '[{},{},{},{},{}]', false],
  ['21 levels', `${'['.repeat(21)}${']'.repeat(21)}`, false],
  ['a key that is longer than any of ours', JSON.stringify({ ['a'.repeat(2_001)]: 0 }), false],
  ['more colons than values', '{"a"::::::::0}', false],
  ['a second colon without a comma', '{"a":"b":0}', false],
  ['an object within an object', '{"a":{"b":0}}', true],
  ['a string without an end', '["a', true],
])('%s: %j is small: %s', (_, text, isSmall) => {
  expect(isSmallJson(text, 7)).toBe(isSmall);
});

it('counts in linear time, whatever is repeated', () => {
  const long = 'k'.repeat(1_990);
  const starts = ['', `"${long}"`, `{"${long}":0,"${long}"`];
  const tokens = ['"', '"a"', `"${long}"`, ':', ',', '{', '\\', ' '];
  const pieces = tokens.flatMap((first) => tokens.map((second) => first + second));
  const times = starts.flatMap((start) =>
    pieces.map((piece) => {
      const text = start + piece.repeat(200_000 / piece.length);
      const began = performance.now();
      isSmallJson(text, 1_000_000);
      return { ms: performance.now() - began, start: start.slice(0, 9), piece: piece.slice(0, 9) };
    }),
  );
  expect(times.filter(({ ms }) => ms > 200)).toEqual([]);
});

it.each([
  [300_000, true],
  [300_001, false],
])('a text with %i quotes in it is small: %s', (count, isSmall) => {
  expect(isSmallJson(JSON.stringify(['"'.repeat(count)]), 7)).toBe(isSmall);
});
