import { describe, expect, test } from 'vitest';
import { describeFact, describeFactInJapanese } from './describe-fact.ts';
import { extractFacts } from './extract-facts.ts';

describe('a fact in words', () => {
  test.each([
    ['Capacidade: 500 ml', 'Capacidade', '500 ml', '容量', '500ml'],
    ['Tempo de carga: cerca de 1,5 h', 'Tempo de carga', 'cerca de 1,5 h', '充電時間', '約1.5時間'],
    ['Alcance de até 15 metros', 'Alcance', 'até 15 metros', '通信距離', '最大15m'],
    ['Numeração: 34 ao 39', 'Tamanhos', '34 ao 39', 'サイズ', '34〜39'],
    ['Tamanhos: P, M e GG', 'Tamanhos', 'P, M e GG', 'サイズ', 'S・M・XL'],
    ['Tensão: bivolt', 'Voltagem', 'bivolt', '電圧', '110V/220V両対応'],
    ['Cor: preto', 'Cor', 'preto', 'カラー', 'ブラック'],
    ['Material da tampa: bambu', 'Material (tampa)', 'bambu', '素材', '竹'],
    ['Idade: a partir de 4 anos', 'Idade', 'a partir de 4 anos', '対象年齢', '4歳以上'],
    ['Conteúdo da embalagem: 1 x cabo USB', 'Na caixa', '1 x cabo USB', 'セット内容', 'USBケーブル×1'],
    ['Autonomia: 6 horas', 'Autonomia', '6 horas', '連続使用時間', '6時間'],
  ])('%j', (text, label, value, labelJa, valueJa) => {
    const [fact] = extractFacts(text);
    expect(fact && describeFact(fact)).toEqual({ label, value });
    expect(fact && describeFactInJapanese(fact)).toEqual({ label: labelJa, value: valueJa });
  });

  test('what we cannot say in Japanese is left out', () => {
    const [fact] = extractFacts('Material: quartzônio espacial');
    expect(fact && describeFactInJapanese(fact)).toBeUndefined();
  });

  test('a duration says what lasts', () => {
    const facts = extractFacts('Garrafa térmica\nMantém bebidas frias por até 24 horas e quentes por até 12 horas.');
    expect(facts.filter(({ role }) => role === 'duration').map(describeFactInJapanese)).toEqual([
      { label: '保冷時間', value: '最大24時間' },
      { label: '保温時間', value: '最大12時間' },
    ]);
  });
});
