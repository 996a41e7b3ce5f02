import { describe, expect, test } from 'vitest';
import type { Fact } from '#domain/robots/facts.ts';
import { describeFact, quantityOfFact } from '#writer/facts/describe-fact.ts';
import { type DraftFact, factId, nameFacts } from '#writer/facts/draft-fact.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { entriesOfFact } from '#writer/facts/fact-entries.ts';
import { clauseAround } from '#writer/facts/find-quantities.ts';
import { type Segment, segmentsOf } from '#writer/facts/source-segments.ts';

const FACT: Fact = { id: 'x', kind: 'quantity', role: 'volume', value: '2', unit: 'L', text: '2 L', line: 0 };
const chip = (fact: Partial<Fact>) => {
  const { label, value } = describeFact({ ...FACT, ...fact });
  return `${label}: ${value}`;
};

describe('the chip of a fact', () => {
  test.each<[Partial<Fact>, string]>([
    [{}, 'Capacidade: 2 L'],
    [{ part: 'tanque' }, 'Capacidade (tanque): 2 L'],
    [{ text: 'até 2 L' }, 'Capacidade: até 2 L'],
    [{ text: 'cerca de 2 L' }, 'Capacidade: cerca de 2 L'],
    [{ text: 'mais de 2 L' }, 'Capacidade: a partir de 2 L'],
    [{ text: 'até 2 L', line: -1 }, 'Capacidade: 2 L'],
    [{ text: 'até 2 L', value: 'até 2' }, 'Capacidade: até 2 L'],
    [{ text: 'até 3 L, 2 L' }, 'Capacidade: 2 L'],
    [{ text: '2 L, até 3 L' }, 'Capacidade: 2 L'],
    [{ unit: '%', role: 'concentration', value: '5' }, 'Concentração: 5%'],
    [{ unit: '°C', role: 'temperature', value: '60' }, 'Temperatura: 60°C'],
    [{ unit: '"', role: 'screen', value: '7' }, 'Tela: 7"'],
    [{ kind: 'price', role: null, unit: 'R$', value: '59,90' }, 'Preço: R$ 59,90'],
    [{ kind: 'price', role: null, value: '59,90', unit: '' }, 'Preço: 59,90'],
    [{ kind: 'material', role: 'tampa', value: 'bambu', unit: '' }, 'Material (tampa): bambu'],
    [{ kind: 'material', role: null, value: 'bambu', unit: '' }, 'Material: bambu'],
    [{ kind: 'colour', role: 'base', value: 'preto', unit: '' }, 'Cor (base): preto'],
    [{ kind: 'number', role: null, text: 'até 2 L' }, 'Número a explicar: 2 L'],
    [{ role: 'zorbla' }, 'Medida: 2 L'],
    [{ role: 'duration', unit: 'h', text: 'mantém quente por 2 h' }, 'Mantém quente por: 2 h'],
    [{ role: 'duration', unit: 'h', text: 'gelado 2 h e quente 5 h' }, 'Mantém frio por: 2 h'],
    [{ role: 'duration', unit: 'h', text: 'quente 5 h e 2 h gelado' }, 'Mantém frio por: 2 h'],
    [{ role: 'duration', unit: 'h', text: '2 h' }, 'Duração: 2 h'],
    [{ role: 'duration', unit: 'h', text: 'mantém gelado' }, 'Mantém frio por: 2 h'],
    [{ role: 'concentration', unit: '%', text: '2% de ureia' }, 'Concentração de ureia: 2%'],
    [{ role: 'volume', text: '2 L de ureia' }, 'Capacidade: 2 L'],
  ])('%j', (fact, words) => expect(chip(fact)).toBe(words));

  test('the amount of a fact', () => {
    expect(quantityOfFact({ ...FACT, kind: 'price', role: null, unit: 'R$', value: '5' })?.unit?.id).toBe('brl');
    expect(quantityOfFact({ ...FACT, unit: '', value: '5' })).toMatchObject({ numbers: [5], unit: null });
    expect(quantityOfFact({ ...FACT, value: 'cerca de 2', text: 'até 2 L' })?.bound).toBe('about');
    expect(quantityOfFact({ ...FACT, value: 'zorbla', unit: '' })).toBeUndefined();
  });
});

const draft = (fact: Partial<DraftFact>): DraftFact => {
  const { id: _, unit: __, ...rest } = FACT;
  return { ...rest, segment: 0, from: 0, to: 1, ...fact };
};
const named = (...facts: Partial<DraftFact>[]) =>
  nameFacts(facts.map(draft)).map(({ id, unsure }) => (unsure ? `${id} ?` : id));

describe('the name of a fact', () => {
  test.each<[Partial<Fact>, string]>([
    [{}, 'quantity:volume:2-l'],
    [{ part: 'Cabo de força' }, 'quantity:volume:cabo-de-forca:2-l'],
    [{ kind: 'colour', role: null, value: '  Azul (céu)! ', unit: '' }, 'colour:azul-ceu'],
    [{ value: '1,5', unit: 'm²' }, 'quantity:volume:1,5-m²'],
    [{ kind: 'claim', role: null, value: 'a'.repeat(54), unit: '' }, `claim:${'a'.repeat(54)}`],
  ])('%j', (fact, id) => expect(factId({ ...FACT, ...fact })).toBe(id));

  test('a long one is cut, and still its own', () => {
    const long = (value: string) => factId({ ...FACT, kind: 'claim', role: null, value, unit: '' });
    const [one, other] = [long('a'.repeat(80)), long(`${'a'.repeat(79)}b`)];
    expect(one).toMatch(/^claim:a{43}-[a-z0-9]{4,10}$/);
    expect(one).not.toBe(other);
    expect(one.length).toBeLessThanOrEqual(60);
  });

  test('what is said twice is one fact, certain where one place is', () => {
    const [litre, sure] = [
      { value: '2', unit: 'litros' },
      { value: '2', unit: 'L' },
    ];
    expect(named(sure, sure)).toEqual(['quantity:volume:2-l']);
    expect(named({ ...sure, unsure: true }, sure)).toEqual(['quantity:volume:2-l']);
    expect(named(sure, { ...sure, unsure: true })).toEqual(['quantity:volume:2-l']);
    expect(named(sure, litre)).toEqual(['quantity:volume:2-l']);
    expect(named({ ...sure, unsure: true }, litre)).toEqual(['quantity:volume:2-l ?', 'quantity:volume:2-litros']);
    expect(named(sure, { ...litre, part: 'tanque' })).toHaveLength(2);
    expect(named(sure, { ...litre, role: 'load' })).toHaveLength(2);
    expect(named({ ...sure, value: '2 x 2' }, { ...litre, value: '2 / 2' })).toHaveLength(2);
    expect(named({ ...sure, value: 'zorbla' }, { ...litre, value: 'zorblo' })).toHaveLength(2);
  });

  test('the fuller name of a material tells the other, an imitation does not', () => {
    const material = (value: string): Partial<DraftFact> => ({ kind: 'material', role: null, value });
    expect(named(material('inox'), material('aço inoxidável 304'))).toEqual(['material:aco-inoxidavel-304']);
    expect(named(material('couro'), material('couro sintético'))).toHaveLength(2);
    expect(named(material('zorbla'), material('zorbla forte'))).toHaveLength(2);
    expect(
      named({ kind: 'colour', role: null, value: 'azul' }, { kind: 'colour', role: null, value: 'azul marinho' }),
    ).toHaveLength(2);
  });

  test('words of the language are spelled, names and codes are not', () => {
    const values = nameFacts([
      draft({ kind: 'material', role: null, value: 'ALGODAO' }),
      draft({ kind: 'brand', role: null, value: 'ALGODAO' }),
      draft({ value: '3', unit: 'MAH', part: 'ALGODAO' }),
      draft({ value: '4', unit: 'POTES' }),
    ]).map(({ value, unit, part }) => [value, unit, part]);
    expect(values).toEqual([
      ['algodão', undefined, undefined],
      ['ALGODAO', undefined, undefined],
      ['3', 'mAh', 'algodão'],
      ['4', 'potes', undefined],
    ]);
  });
});

describe('the words a fact was read from', () => {
  const around = (text: string, words: string, label: string | null = null) => {
    const segment = { ...segmentsOf('x')[0], text, label } as Segment;
    const start = text.indexOf(words);
    return clauseAround(segment, start, start + words.length);
  };
  test.each([
    ['Leve. Pesa 3 kg, e é bom', '3 kg', 'Pesa 3 kg'],
    ['Leve; pesa 3 kg. Bom', '3 kg', 'pesa 3 kg'],
    ['Leve! Pesa 3 kg; bom', '3 kg', 'Pesa 3 kg'],
    ['Leve? Pesa 3 kg! Bom', '3 kg', 'Pesa 3 kg'],
    ['Leve | pesa 3 kg | bom', '3 kg', 'pesa 3 kg'],
    ['Leve (pesa 3 kg) bom', '3 kg', 'pesa 3 kg'],
    ['Um. Dois; pesa 3 kg', '3 kg', 'pesa 3 kg'],
    ['pesa 3 kg e é bom', '3 kg', 'pesa 3 kg e é bom'],
    ['pesa 3 kg.', '3 kg', 'pesa 3 kg'],
    [`${'a '.repeat(40)}pesa 3 kg`, '3 kg', `${'a '.repeat(27)}pesa 3 kg`],
    [`pesa 3 kg ${'b '.repeat(30)}`, '3 kg', `pesa 3 kg ${'b '.repeat(14)}`.trim()],
  ])('%j around %j is %j', (text, words, clause) => expect(around(text, words)).toBe(clause));

  test('a short labelled line is told whole', () => {
    expect(around('3 kg, leve', '3 kg', 'Peso')).toBe('Peso: 3 kg, leve');
    expect(around(`3 kg, ${'a'.repeat(74)}`, '3 kg', 'Peso')).toBe(`Peso: 3 kg, ${'a'.repeat(74)}`);
    expect(around(`3 kg, ${'a'.repeat(75)}`, '3 kg', 'Peso')).toBe('3 kg');
  });

  test.each([
    ['Mesa\nPeso: 3 kg', ['0 Mesa', '1 Peso: 3 kg']],
    ['Mesa\nCores: azul e rosa', ['0 Mesa', '1 Cores: azul e rosa', '1 Cores: azul e rosa']],
    ['Mesa\nCompatível com Android. Bom', ['0 Mesa', '1 Compatível com Android']],
    ['Mesa\ntamanhos do 34 ao 39 (BR)', ['0 Mesa', '1 do 34 ao 39 (BR)']],
    ['Mesa\nNão molhe', ['0 Mesa', '1 Não molhe']],
    ['Mesa\nda marca Zorbla', ['0 Mesa', '1 marca Zorbla']],
    ['Mesa\nMarca: Zorbla', ['0 Mesa', '1 Marca: Zorbla']],
    ['Mesa\nIdeal para escritório', ['0 Mesa', '1 Ideal para escritório']],
    ['Mesa\nideal para vidros e metais', ['0 Mesa', '1 ideal para vidros e metais']],
    ['Mesa\nmais de 50 modos de esporte', ['0 Mesa', '1 mais de 50 modos de esporte']],
    ['Mesa\nluz 3000K / 6500K boa', ['0 Mesa', '1 3000K / 6500K']],
    ['Creme\ncom 5% de ureia', ['0 Creme', '1 5% de ureia']],
    ['Creme\nboa vitamina C 5% pura', ['0 Creme', '1 vitamina C 5%']],
    ['Mesa\nbivolt', ['0 Mesa', '1 bivolt']],
  ])('%j: line and words of each fact', (text, words) => {
    expect(extractFacts(text).map(({ line, text }) => `${line} ${text}`)).toEqual(words);
  });
});

describe('the entries of the lexicon that say a whole value', () => {
  const said = (kind: Fact['kind'], value: string) =>
    entriesOfFact({ ...FACT, kind, role: null, value })?.map(({ pt }) => pt);
  test.each<[Fact['kind'], string, number | undefined]>([
    ['colour', 'azul', 1],
    ['colour', 'azul e preto', 2],
    ['colour', 'azul, preto', 2],
    ['colour', 'azul zorbla', undefined],
    ['colour', 'e', undefined],
    ['material', 'azul', undefined],
    ['contents', '2x garrafas térmicas', 1],
    ['contents', '2 unidades garrafa térmica', 1],
    ['contents', '2000 garrafas térmicas', undefined],
    ['quantity', 'azul', undefined],
    ['brand', 'azul', undefined],
  ])('%s %j: %s', (kind, value, count) => expect(said(kind, value)?.length).toBe(count));
});
