import { expect, test } from 'vitest';
import { applyPart } from './streamed-text.ts';
import { countGraphemes, displayWidth, fullWidthLength } from './text-length.ts';

test.each([
  ['', 0],
  ['abc', 3],
  ['保温ボトル', 5],
  ['か\u3099', 1],
  ['e\u0301', 1],
  ['👩‍👩‍👧', 1],
  ['🇯🇵🇧🇷', 2],
  ['a👍🏽b', 3],
  ['\r\n', 1],
  ['🇯🇵'.repeat(301), 301],
  ['👩‍👩‍👧'.repeat(101), 101],
])('counts the characters of %j as %i', (text, count) => expect(countGraphemes(text)).toBe(count));

/** First and last character of each double-width range. */
const wide = [
  [0x1100, 0x115f],
  [0x2600, 0x27bf],
  [0x2e80, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
] as const;

test.each(wide)('letters from %i to %i take two columns, their neighbours one', (first, last) => {
  const widthOf = (code: number) => displayWidth(String.fromCodePoint(code));
  expect([first - 1, first, last, last + 1].map(widthOf)).toEqual([1, 2, 2, 1]);
});

test.each([
  ['', 0, 0],
  ['ab', 2, 1],
  ['abc', 3, 2],
  ['保温', 4, 2],
  ['保温a', 5, 3],
  ['ﾎﾞﾄﾙ', 3, 2],
])('%j is %i columns wide, %i full characters', (text, columns, full) => {
  expect([displayWidth(text), fullWidthLength(text)]).toEqual([columns, full]);
});

test('appends a part at its position', () => {
  const begun = applyPart({}, { field: 'copy', at: 0, text: 'Uma' });
  expect(begun).toEqual({ copy: ['Uma'] });
  expect(applyPart(begun, { field: 'copy', at: 3, text: ' garrafa' })).toEqual({ copy: ['Uma garrafa'] });
  expect(applyPart(begun, { field: 'copy', at: 1, text: 'ma caneca' })).toEqual({ copy: ['Uma caneca'] });
  expect(applyPart(begun, { field: 'copy', at: 0, text: 'Outra' })).toEqual({ copy: ['Outra'] });
  expect(begun).toEqual({ copy: ['Uma'] });
});

test('adds earlier items of a list if needed, and does not change other fields', () => {
  const written = applyPart({ names: ['A'], copy: ['x'] }, { field: 'names', index: 2, at: 0, text: 'C' });
  expect(written).toEqual({ names: ['A', '', 'C'], copy: ['x'] });
  expect(applyPart(written, { field: 'names', index: 1, at: 0, text: 'B' }).names).toEqual(['A', 'B', 'C']);
});
