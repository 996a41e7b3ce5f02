import { expect, test } from 'vitest';
import { hasTwoMeanings, sayCertain } from './say-certain.ts';
import { fittingsIn, isBuilt, saysCare, saysProhibition } from './say-grammar.ts';
import { isPropertyPhrase, isSetPhrase } from './say-phrase.ts';
import { saysProperty, saysUses } from './says-property.ts';

const split = (words: string[], holds: (one: string) => boolean) => [
  words.filter(holds),
  words.filter((one) => !holds(one)),
];

test('a property is told in known words, and is neither praise nor a measure nor an order', () => {
  const told = [
    'sem parabenos',
    'com tampa removível',
    'bolso interno',
    'resistente à água',
    'livre de BPA',
    'textura leve',
  ];
  const not = [
    'dobrável',
    'ideal para viagem',
    'perfeito para viagem',
    'serve para viagem',
    'compatível com tablet',
    'não use',
    'com a tampa',
    'com seu bolso',
    'este produto não é um brinquedo',
    'tampa de 5 cm',
    'bolso zorblax',
    'fácil de limpar',
    'de fácil limpeza',
    'a cor preta',
    'inclui tampa',
    'vem com tampa',
    'com detalhes pretos',
    '',
  ];
  expect(split([...told, ...not], (words) => saysProperty(words, false))).toEqual([told, not]);
});

test('a bare thing is a property as an item of a list alone', () => {
  expect(saysProperty('suporte para celular', false)).toBe(false);
  expect(saysProperty('suporte para celular', true)).toBe(true);
  expect(saysProperty('2 zorblax', true)).toBe(false);
});

test('a line of things one does, three at least', () => {
  const uses = ['camping, pesca, trilha', 'camping, pesca e trilha'];
  const not = ['camping, pesca', 'camping, pesca, zorblax', 'camping, pesca, bolso'];
  expect(split([...uses, ...not], saysUses)).toEqual([uses, not]);
});

test('a noun of two meanings is settled by the words beside it', () => {
  const doubtful = ['base com borracha', 'cabo', 'alça/tampa', 'tampa e cabo'];
  const clear = [
    'borracha de vedação',
    'cabo USB',
    'o cabo usb-c de 1 m',
    'tampa',
    'caixa de som',
    'com suporte para celular',
  ];
  expect(split([...doubtful, ...clear], hasTwoMeanings)).toEqual([doubtful, clear]);
  expect(['com borracha', 'com cabo USB', 'com bolso'].map((words) => sayCertain(words)?.ja)).toEqual([
    undefined,
    'USBケーブル付きです。',
    'ポケット付きです。',
  ]);
});

test('what is built, asked for or forbidden', () => {
  expect(split(['sem parabenos', '3 em 1', 'lave a tampa', 'zorblax'], isBuilt)[0]).toEqual([
    'sem parabenos',
    '3 em 1',
  ]);
  expect(split(['Lave a tampa', 'não lave a tampa', 'zorblax a tampa'], saysCare)[0]).toEqual([
    'Lave a tampa',
    'não lave a tampa',
  ]);
  const forbidden = ['Não lave a tampa', 'nunca lave a tampa'];
  expect(split([...forbidden, 'lave a tampa', 'não zorblax'], saysProhibition)[0]).toEqual(forbidden);
});

test('set phrases, with and without a place for words, and properties among them', () => {
  const set = ['Obs: não acompanha pilhas', 'não acompanha zorblax', 'timer de 30 minutos'];
  expect(split([...set, 'zorblax', 'Obs zorblax'], isSetPhrase)[0]).toEqual(set);
  expect(split(['textura leve', 'não acompanha pilhas', 'zorblax'], isPropertyPhrase)[0]).toEqual(['textura leve']);
});

test('people and animals are no fittings', () => {
  expect(
    ['bolso interno', 'alça de mão', 'pés', 'crianças', 'bolso e cachorro', 'olhos', 'família'].map(fittingsIn),
  ).toEqual(['内側のポケット', '持ち手', '脚', null, null, null, null]);
});
