import { describe, expect, test } from 'vitest';
import type { Fact } from '#domain/robots/facts.ts';
import { describeFact, quantityOfFact } from './describe-fact.ts';
import { extractFacts } from './extract-facts.ts';

const chips = (text: string, role: string) =>
  extractFacts(text)
    .filter((fact) => fact.role === role)
    .map(describeFact)
    .map(({ label, value }) => `${label}: ${value}`);

describe('a fact in words', () => {
  test.each([
    ['Capacidade: 500 ml', 'Capacidade', '500 ml'],
    ['Tempo de carga: cerca de 1,5 h', 'Tempo de carga', 'cerca de 1,5 h'],
    ['Alcance de até 15 metros', 'Alcance', 'até 15 metros'],
    ['Numeração: 34 ao 39', 'Tamanhos', '34 ao 39'],
    ['Tamanhos: P, M e GG', 'Tamanhos', 'P, M e GG'],
    ['Tensão: bivolt', 'Voltagem', 'bivolt'],
    ['Cor: preto', 'Cor', 'preto'],
    ['Material da tampa: bambu', 'Material (tampa)', 'bambu'],
    ['Idade: a partir de 4 anos', 'Idade', 'a partir de 4 anos'],
    ['Conteúdo da embalagem: 1 x cabo USB', 'Na caixa', '1 x cabo USB'],
    ['Autonomia: 6 horas', 'Autonomia', '6 horas'],
    ['Peso do kit: 2 kg', 'Peso (kit)', '2 kg'],
    ['Ruído: menos de 40 dB', 'Nível de ruído', 'até 40 dB'],
    ['Preço: R$ 59,90', 'Preço', 'R$ 59,90'],
  ])('%j', (text, label, value) => {
    const [fact] = extractFacts(text);
    expect(fact && describeFact(fact)).toEqual({ label, value });
  });

  test('each of two durations says what lasts, whichever stands first', () => {
    expect(chips('Garrafa térmica\nMantém frio por até 24 horas e quente por até 12 horas.', 'duration')).toEqual([
      'Mantém frio por: até 24 horas',
      'Mantém quente por: até 12 horas',
    ]);
    expect(chips('Caneca térmica\nMantem quente por até 6 horas e gelado por até 9h', 'duration')).toEqual([
      'Mantém quente por: até 6 horas',
      'Mantém frio por: até 9 h',
    ]);
    expect(chips('Bolsa térmica\n8 horas gelado', 'duration')).toEqual(['Mantém frio por: 8 horas']);
  });

  test('a share names its substance, before or behind it', () => {
    expect(chips('Sérum facial niacinamida 5% + vitamina C 10%', 'concentration')).toEqual([
      'Concentração de niacinamida: 5%',
      'Concentração de vitamina C: 10%',
    ]);
    expect(chips('Creme para os pés\ncom 10% de ureia', 'concentration')).toEqual(['Concentração de ureia: 10%']);
  });

  test('the bound is that of its own number, not of a neighbour', () => {
    const [battery, duration] = extractFacts('Lanterna\nBateria de 1200 mAh, até 5 horas de uso').filter(
      ({ kind }) => kind === 'quantity',
    );
    expect(battery && quantityOfFact(battery)?.bound).toBeNull();
    expect(duration && quantityOfFact(duration)?.bound).toBe('max');
  });

  test('what the seller corrected by hand is taken as it stands', () => {
    const fact: Fact = { id: 'x', kind: 'quantity', role: 'volume', value: '2', unit: 'L', text: 'até 2 L', line: -1 };
    expect(quantityOfFact(fact)?.bound).toBeNull();
    expect(describeFact(fact)).toEqual({ label: 'Capacidade', value: '2 L' });
    expect(describeFact({ ...fact, role: 'peculiar' }).label).toBe('Medida');
  });
});
