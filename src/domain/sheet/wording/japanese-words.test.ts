import { expect, it } from 'vitest';
import { specificationOf } from '../specification.ts';
import { readJapaneseLines, wordsWithoutJapanese } from './japanese-words.ts';

it.each<[answer: string, words: string[], read: [string, string][]]>([
  ['1. bolsa → バッグ', ['bolsa'], [['bolsa', 'バッグ']]],
  [
    '1. bolsa → バッグ\n2. XR7 Pro2 → XR7 Pro2',
    ['bolsa', 'XR7 Pro2'],
    [
      ['bolsa', 'バッグ'],
      ['XR7 Pro2', 'XR7 Pro2'],
    ],
  ],
  [
    'バッグ\nXR7 Pro2',
    ['bolsa', 'XR7 Pro2'],
    [
      ['bolsa', 'バッグ'],
      ['XR7 Pro2', 'XR7 Pro2'],
    ],
  ],
  ['1. Tamanho → Tamanho', ['Tamanho'], []],
])('reads from %j what each word is in Japanese', (answer, words, read) => {
  expect([...readJapaneseLines(answer, words)]).toEqual(read);
});

it('asks no Japanese of a measure', () => {
  const other = { value: [{ label: { pt: 'Espessura', ja: '厚さ' }, pt: '12oz' }], acceptedAt: '' };
  const rows = specificationOf({ other });
  expect([wordsWithoutJapanese(rows), rows[0]?.value]).toEqual([[], '12oz']);
});
