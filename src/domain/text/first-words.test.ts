import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

it.each([
  ['short enough', 12, 'short enough'],
  ['一つ目の文です。二つ目の文です。', 10, '一つ目の文です。'],
  ['A short one. Then a long sentence without an end', 30, 'A short one. Then a long'],
  ['この文には区切りがありません', 5, 'この文には'],
])('of %j at most %i signs are %j', (text, most, expected) => {
  expect(firstWords(text, most)).toBe(expected);
});
