import { describe, expect, test } from 'vitest';
import { composeCopy } from '#writer/compose/compose-copy.ts';
import { sayAllergens } from '#writer/compose/say-allergens.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { saidOf } from './said.ts';

const read = saidOf('Whey protein em pó');

describe('what a food contains is a warning, and no content of the box', () => {
  test.each([
    ['Contém leite', 'warning Contém leite'],
    ['Contém glúten', 'warning Contém glúten'],
    ['CONTÉM DERIVADOS DE SOJA', 'warning contém derivados de soja'],
    ['Contém: ovo, trigo e amendoim', 'warning Contém: ovo, trigo e amendoim'],
    ['Alérgicos: contém castanha de caju', 'warning contém castanha de caju'],
    ['Pode conter traços de amendoim e gergelim', 'warning Pode conter traços de amendoim e gergelim'],
    ['Pode conter crustáceos', 'warning Pode conter crustáceos'],
    ['Contém lecitina de soja', 'warning Contém lecitina de soja'],
    ['Contém cafeína', 'warning Contém cafeína'],
    ['Não contém glúten', 'claim Não contém glúten'],
    ['Contém 12 ovos de Páscoa', 'contents 12 ovos de Páscoa ?'],
    ['Contém 1 pote e 1 medidor', 'contents 1 pote ?; contents 1 medidor ?'],
  ])('%s says %s', (line, facts) => {
    expect(read(line)).toBe(facts);
  });
});

describe('who may take it only with advice is told', () => {
  test.each([
    'Gestantes: somente com orientação médica',
    'Gestantes e lactantes somente com orientação de um nutricionista',
    'Crianças e idosos: apenas sob supervisão de um adulto',
    'Diabéticos devem consultar um médico',
    'Consulte um médico antes de usar',
    'Consulte sempre seu pediatra',
    'Lactantes: consultar o médico',
    'Hipertensos: só com acompanhamento médico',
  ])('%s', (line) => {
    const text = `Whey protein em pó\n${line}`;
    const facts = extractFacts(text);
    expect(facts.filter(({ kind }) => kind === 'warning').map(({ value }) => value)).toEqual([line]);
    const { copy } = composeCopy({ description: text, chosenName: 'Sora', chosenModel: 'FAB', facts });
    expect(copy.toLowerCase()).toContain(line.toLowerCase());
  });

  test.each([
    'Ideal para gestantes',
    'Travesseiro para gestantes e lactantes',
    'Indicado para crianças',
    'Para crianças, só alegria',
    'Para bebês, pesa apenas 300 g',
  ])('%s warns of nothing', (line) => {
    expect(extractFacts(`Travesseiro de corpo\n${line}`).filter(({ kind }) => kind === 'warning')).toEqual([]);
  });
});

test.each([
  ['contém leite', '乳成分を含みます。'],
  ['contém leite e soja', '乳成分、大豆を含みます。'],
  ['contém derivados de peixe', '魚由来の原料を含みます。'],
  ['contém derivados de trigo, soja e leite', '小麦、大豆、乳成分由来の原料を含みます。'],
  ['pode conter amendoim', '落花生が含まれる可能性があります。'],
  ['pode conter traços de castanhas', 'ナッツ類が微量に含まれる可能性があります。'],
  ['contém glúten', 'グルテンを含みます。'],
  ['contém: ovos e gergelim', '卵、ごまを含みます。'],
  ['contém camarão', 'えびを含みます。'],
])('%s is %s', (words, ja) => {
  expect(sayAllergens(words)?.ja).toBe(ja);
});

test.each(['contém zorblax', 'contém leite e zorblax', 'contém 6 ovos', 'não contém leite'])(
  '%s has no Japanese of this kind',
  (words) => expect(sayAllergens(words)).toBeUndefined(),
);
