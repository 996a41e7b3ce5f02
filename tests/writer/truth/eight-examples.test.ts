import { describe, expect, test } from 'vitest';
import { productOf } from '#writer/compose/product.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';

const productFrom = (text: string) => productOf(extractFacts(text), text);
const inJapanese = (text: string) => productFrom(text).statements.map(({ value }) => value.ja);

describe('what words matched without their role once made false', () => {
  test('skin like porcelain is no material', () => {
    const facts = extractFacts('Sérum facial 30 ml\nConquiste a pele de porcelana!');
    expect(facts.filter(({ kind }) => kind === 'material')).toEqual([]);
  });

  test('floors that a vacuum cleans are its use, not its material', () => {
    const product = productFrom('Robô aspirador de pó\nIdeal para madeira, piso frio e carpete baixo');
    expect(product.facts.map(({ kind }) => kind)).toEqual(['product_type', 'use']);
    expect(product.statements.flatMap(({ says }) => says.map(({ ja }) => ja)).join('')).not.toMatch(/素材|冬/);
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
    expect(productFrom('Fonte de água para gatos').ja).toBe('ペット給水器');
  });
});
