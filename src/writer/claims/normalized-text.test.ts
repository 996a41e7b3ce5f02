import { expect, it } from 'vitest';
import { foldText } from '#domain/text/fold-text.ts';
import { normalizeText } from './normalized-text.ts';

it.each(['ﷺ', '㌀', '⒇', 'ﬃ', 'İ'])('is hardly longer than a text of nothing but %s', (sign) => {
  const text = sign.repeat(20_000);
  for (const change of [foldText, (part: string) => part]) {
    expect(normalizeText(text, change).text.length).toBeLessThan(text.length + 1_100);
  }
});

it('reads characters that expand, and knows where they stood', () => {
  const { text, startOf, endOf } = normalizeText('5㌔ ㍿', foldText);
  expect(text).toBe('5キロ 株式会社');
  expect([startOf(2), endOf(3)]).toEqual([1, 2]);
});
