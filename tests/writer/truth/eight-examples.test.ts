import { describe, expect, test } from 'vitest';
import { describeFactInJapanese } from '#writer/facts/describe-fact.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';

const inJapanese = (text: string) =>
  extractFacts(text)
    .filter(({ kind }) => kind !== 'number')
    .map((fact) => describeFactInJapanese(fact)?.value);

describe('what words matched without their role once made false', () => {
  test('skin like porcelain is no material', () => {
    const facts = extractFacts('Sérum facial 30 ml\nConquiste a pele de porcelana!');
    expect(facts.filter(({ kind }) => kind === 'material')).toEqual([]);
  });

  test('floors that a vacuum cleans are its use, not its material', () => {
    const facts = extractFacts('Robô aspirador de pó\nIdeal para madeira, piso frio e carpete baixo');
    expect(facts.filter(({ kind }) => kind === 'material')).toEqual([]);
    const use = facts.find(({ kind }) => kind === 'use');
    expect(use && describeFactInJapanese(use)).toEqual({
      label: '用途',
      value: '木の床・タイル・毛足の短いカーペット',
    });
  });

  test.each([
    ['Alcance de até 15 metros', ['最大15m']],
    ['Tempo de carga: cerca de 1,5 h', ['約1.5時間']],
    ['Numeração: 34 ao 39', ['34〜39']],
    ['Tamanho: P', ['S']],
    ['Conteúdo da embalagem: 1 x cabo', ['ケーブル×1']],
  ])('%j reads %j', (text, expected) => {
    expect(inJapanese(text)).toEqual(expected);
  });

  test('a fountain for cats is no power adapter', () => {
    const facts = extractFacts('Fonte de água para gatos');
    const type = facts.find(({ kind }) => kind === 'product_type');
    expect(type && describeFactInJapanese(type)?.value).toBe('ペット給水器');
  });
});
