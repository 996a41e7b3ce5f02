import { describe, expect, test } from 'vitest';
import type { FactKind } from '#domain/robots/facts.ts';
import { entriesOfFact } from '#writer/facts/fact-entries.ts';

const inJapanese = (kind: FactKind, value: string) =>
  entriesOfFact({ id: 'x', kind, role: null, value, text: value, line: 0 })
    ?.map(({ ja }) => ja)
    .join('・') ?? '-';

describe('a value is told in Japanese only when every word of it is known', () => {
  test.each<[FactKind, string, string]>([
    ['product_type', 'garrafa térmica', '保温ボトル'],
    ['product_type', 'garrafa zorbla', '-'],
    ['colour', 'azul', 'ブルー'],
    ['colour', 'azul e branco', 'ブルー・ホワイト'],
    ['colour', 'azul zorbla', '-'],
    ['material', 'aço inox', 'ステンレス'],
    ['material', 'inox', 'ステンレス'],
    ['audience', 'mulher', '女性'],
    ['use', 'camping', 'キャンプ'],
    ['claim', 'recarregável', '充電式'],
    ['claim', 'dobrável e portátil', '折りたたみ式・持ち運びやすさ'],
    ['contents', '1 cabo', 'ケーブル'],
    ['contents', '2x cabo', 'ケーブル'],
    ['contents', '2 x cabo', 'ケーブル'],
    ['contents', '3 un. cabo', 'ケーブル'],
    ['contents', '3 unidades cabo', 'ケーブル'],
    ['contents', '1234 cabo', '-'],
    ['contents', '12  cabo', 'ケーブル'],
    ['contents', '1cabo', '-'],
    ['contents', 'cabo', 'ケーブル'],
    ['contents', 'zorbla', '-'],
    ['brand', 'Sony', '-'],
    ['claim', 'azul', '-'],
    ['care', 'lavar', '-'],
  ])('%s %j is %s', (kind, value, words) => expect(inJapanese(kind, value)).toBe(words));
});
