import { describe, expect, test } from 'vitest';
import { productOf } from '#writer/compose/product.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { findDenials } from '#writer/facts/find-denials.ts';
import { saidOf } from './said.ts';

const read = saidOf('Luminária de mesa');

describe('a remark behind a dash is no item of the list', () => {
  test.each([
    ['Cores: grafite; creme; vermelho – creme só sem tampa', 'colour grafite ?; colour creme ?; colour vermelho ?'],
    ['Cores: preto, off white - off white somente G1', 'colour preto ?; colour off white ?'],
    ['Tamanhos: G1, G2, G3 - G3 esgotado', 'size_range G1, G2, G3 ?'],
    ['Cores: preto, azul', 'colour preto; colour azul'],
    ['Tamanhos: 34 - 39', 'size_range 34 - 39'],
  ])('%s says %s', (line, facts) => expect(read(line)).toBe(facts));
});

describe('what limits a warranty or a shelf life further on stays with it', () => {
  test.each([
    ['1 ano de garantia, bateria inchada não entra', '1 ano de garantia, bateria inchada não entra'],
    [
      'Garantia de 6 meses; resistência queimada não tem cobertura',
      'Garantia de 6 meses; resistência queimada não tem cobertura',
    ],
    ['Validade 8 meses, lote novo. Aberto usar em 15 dias', 'Validade 8 meses, lote novo. Aberto usar em 15 dias'],
    ['Garantia de 6 meses', undefined],
    ['Validade: 24 meses', undefined],
    ['Garantia de 1 ano. Não molhar', undefined],
  ])('%s', (line, clause) => {
    const fact = extractFacts(`Luminária de mesa\n${line}`).find(({ role }) => /warranty|shelf_life/.test(role ?? ''));
    expect(fact?.clause).toBe(clause);
    expect(fact?.unsure ?? false).toBe(clause !== undefined);
  });
});

describe('the box holds only what is said to lie in it', () => {
  test.each([
    ['Contém PTFE? Não', ''],
    ['Contém HEMA, pode causar alergia', 'warning Contém HEMA, pode causar alergia'],
    ['Contém colágeno', ''],
    ['O kit contém cabo e manual', 'contents cabo ?; contents manual ?'],
    ['Acompanha tb lixa e palito', 'contents lixa; contents palito'],
    ['Rende 40 unidades', 'number 40 unidades'],
  ])('%s says %s', (line, facts) => expect(read(line)).toBe(facts));
});

describe('a denial keeps what it is said of', () => {
  test.each([
    ['Lava-louças: não recomendado', ['Lava-louças: não recomendado']],
    ['Cabo removível? Não, é fixo.', ['Cabo removível? Não, é fixo']],
    ['Base giratória (não inclusa)', ['Base giratória (não inclusa)']],
    ['Pode ir na mão (até 100 Wh), despachar não pode', ['despachar não pode']],
  ])('%s', (line, expected) =>
    expect(findDenials(`Luminária de mesa\n${line}`).map(({ text }) => text)).toEqual(expected),
  );
});

describe('what is said to a person is no title', () => {
  const named = (text: string) => productOf(extractFacts(text), text).pt;
  test.each([
    ['Oii tudo bem? segue as infos da barraca que pediu', 'barraca'],
    ['Bom dia! Segue a descrição do tênis, pesa 200 g', 'tênis'],
    ['Olá', 'produto'],
    ['Barraca de camping 4 pessoas', 'barraca de camping'],
  ])('%s is about: %s', (text, product) => expect(named(text)).toBe(product));
});

test('a row of two cells is a label and its value', () => {
  const facts = extractFacts(
    'Frigideira antiaderente\n<table><tr><td>Preço</td><td>R$ 149,00</td></tr><tr><td>Frete</td><td>R$ 25,00</td></tr></table>',
  );
  expect(facts.filter(({ kind }) => kind === 'price').map(({ value }) => value)).toEqual(['149,00']);
});

test('a band of radio is no version of Bluetooth', () => {
  expect(read('Bluetooth 2.4G')).not.toContain('claim');
  expect(read('Bluetooth 5.0')).toContain('5.0');
});

describe('a line of two spans, and a list that the next sentence limits', () => {
  test.each([
    ['Garantia: 1 ano contra defeito; o antiaderente 90 dias', 'limited_warranty 1 ano ?; warranty 90 dias ?'],
    ['Garantia: 30 dias, trocas em 7 dias', 'warranty 30 dias; warranty 7 dias ?'],
    ['Cores: grafite, creme. Creme só sem tampa', 'colour grafite ?; colour creme ?'],
    ['Cores: grafite, creme. Lavar só à mão', 'colour grafite; colour creme; care Lavar só à mão'],
    ['Medidas: 17 cm (diâmetro) por 27 cm (altura)', 'diameter 17 cm ?; height 27 cm ?'],
    ['Uso contínuo: máximo 30 segundos, depois descansar 1 minuto', 'number 30 segundos; number 1 minuto'],
    ['Serve para: alho; cebola', 'use alho, cebola ?'],
    ['Serve para: iPhone 15', 'compatibility iPhone 15'],
    ['PSE: o modelo J tem; o comum não tem', 'warning PSE: o modelo J tem; o comum não tem ?'],
    ['Não é transparente (só o branco)', 'warning Não é transparente (só o branco)'],
  ])('%s says %s', (line, facts) => expect(read(line)).toBe(facts));
});

test.each([
  [
    'Colar feminino prata 925 zircônia',
    'product_type colar; audience feminino; material prata 925; number 925; material:pedra zircônia',
  ],
  ['Colar ponto de luz prata 925', 'product_type colar ponto de luz; material prata 925; number 925'],
])('%s says %s', (title, facts) => expect(saidOf('')(title)).toBe(facts));

describe('what a title names and a line limits waits with the line', () => {
  const bound = (text: string) => extractFacts(text).find(({ kind, line }) => kind === 'claim' && line === 0)?.clause;
  test.each([
    ['Power bank solar\nPainel solar: serve só de emergência', 'Painel solar: serve só de emergência'],
    ['Power bank solar\nPainel solar de 1,5 W', undefined],
    ['Power bank solar\nGuardar só em local seco', undefined],
  ])('%s', (text, clause) => expect(bound(text)).toBe(clause));
});

test('how long a shop takes back is no warning of the product', () => {
  expect(read('Troca em até 7 dias se não tiver usado')).not.toContain('warning');
  expect(read('Não usar perto de água')).toContain('warning');
});
