import { describe, expect, test } from 'vitest';
import { checkEveryClaim } from './check-claims.ts';
import { checkText, mergeOverlaps } from './check-text.ts';

const found = (text: string) => checkText(text).findings.map(({ rule, excerpt }) => `${rule} ${excerpt}`);

describe('mergeOverlaps', () => {
  test.each([
    ['業界最安値です', ['mais-barato 業界最安値']],
    ['業界最低価格に挑戦', ['mais-barato 業界最低価格']],
    ['業界最高品質のボトル', ['superlativo 業界最高品質']],
    ['業界最軽量クラス', ['superlativo 業界最軽量']],
    ['ニキビが治ります。', ['acne ニキビが治ります']],
    ['シミが消える。美白。', ['manchas シミが消える', 'clarear-pele 美白']],
    ['肩こりの痛みがやわらぎます', ['sintoma 肩こりの痛みがやわらぎます']],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected));

  const note = (level: 'drop' | 'proof' | 'condition', start: number, end: number) => {
    const [any] = checkEveryClaim('美白');
    return { ...(any ?? expect.fail()), rule: `${level} ${start}`, level, start, end };
  };
  const text = 'あいうえおかきくけこ';

  test('keeps the most severe note, for all of the words', () => {
    const [one, ...others] = mergeOverlaps([note('proof', 0, 5), note('drop', 4, 6), note('condition', 5, 9)], text);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ rule: 'drop 4', start: 0, end: 9, excerpt: text.slice(0, 9) });
  });

  test('of equally severe notes keeps the longer one, then the first', () => {
    expect(mergeOverlaps([note('drop', 0, 3), note('drop', 2, 8)], text)).toMatchObject([{ rule: 'drop 2' }]);
    expect(mergeOverlaps([note('drop', 0, 3), note('drop', 2, 5)], text)).toMatchObject([{ rule: 'drop 0' }]);
    expect(mergeOverlaps([note('drop', 2, 5), note('drop', 4, 8)], text)).toMatchObject([{ rule: 'drop 4' }]);
    expect(mergeOverlaps([note('drop', 2, 6), note('drop', 5, 8)], text)).toMatchObject([{ rule: 'drop 2' }]);
    expect(mergeOverlaps([note('proof', 5, 8), note('drop', 2, 6)], text)).toMatchObject([{ rule: 'drop 2', end: 8 }]);
  });

  test('does not merge adjacent notes', () => {
    expect(mergeOverlaps([note('drop', 0, 3), note('proof', 3, 5)], text)).toHaveLength(2);
  });
});
