import { describe, expect, test } from 'vitest';
import { extractFacts } from './extract-facts.ts';

const said = (text: string) =>
  extractFacts(text).map(
    ({ kind, role, value, unit }) => `${kind}${role ? `:${role}` : ''} ${value}${unit ? ` ${unit}` : ''}`,
  );

describe('facts of a text', () => {
  test.each([
    ['Material: ABS', ['material ABS']],
    ['Capacidade: 500 ml', ['quantity:volume 500 ml']],
    ['Alcance de até 15 metros', ['quantity:range 15 metros']],
    ['Tempo de carga: cerca de 1,5 h', ['quantity:charge_time 1,5 h']],
    ['Tamanhos: P, M e GG', ['size_range P, M e GG']],
    ['Tamanhos: 34 ao 39', ['size_range 34 ao 39']],
    ['Conteúdo da embalagem: 1 x cabo USB', ['contents 1 x cabo USB']],
  ])('%j says %j', (text, facts) => {
    expect(said(text)).toEqual(facts);
  });

  test('the same text gives the same ids', () => {
    const text = 'Garrafa térmica 500 ml\nCor: preto\nPeso: 300 g';
    expect(extractFacts(text)).toEqual(extractFacts(text));
    const ids = extractFacts(text).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
