import { expect, test } from 'vitest';
import { fact } from '#tests/writer/ledger.ts';
import { productOf } from '#writer/compose/product.ts';
import { ALL_FAMILY_VOICES } from '#writer/data/voices/family-voices.ts';
import { ownSentencesOf } from './own-sentences.ts';

const saidOf = (type: string, sentence: string) =>
  ownSentencesOf(productOf([fact('product_type', type)], 'x'))(sentence);

test.each([
  ['Conheça Mizu Mate: uma garrafa térmica.', 'ご紹介するのは、保温ボトル「Mizu Mate」です。'],
  ['CONHEÇA Mizu Mate: uma garrafa térmica', 'ご紹介するのは、保温ボトル「Mizu Mate」です。'],
  ['Mizu Mate é uma garrafa térmica.', '「Mizu Mate」は、保温ボトルです。'],
  ['Que tal começar com  Mizu   Mate?', 'まずは「Mizu Mate」から始めてみませんか？'],
  ['Que tal começar com Água Fria?!', 'まずは「Água Fria」から始めてみませんか？'],
  ['Veja Mizu na página do produto.', '「Mizu」を、商品ページでご覧ください。'],
  ['Que tal começar com mizu?', 'まずは「mizu」から始めてみませんか？'],
  ['Que tal começar com Garrafa Mizu para Chá e Café?', 'まずは「Garrafa Mizu para Chá e Café」から始めてみませんか？'],
  ['Que tal começar com 7 Mares da Bahia?', 'まずは「7 Mares da Bahia」から始めてみませんか？'],
  ['Que tal começar com $& Mizu?', 'まずは「$& Mizu」から始めてみませんか？'],
  ['Em dúvida sobre qual garrafa térmica escolher?', 'どの保温ボトルを選べばよいか、迷っていませんか？'],
  ['Detalhes da garrafa térmica:', '保温ボトルの詳細：'],
])('%j comes back as %j', (sentence, ja) => {
  expect(saidOf('Garrafa térmica', sentence)).toEqual({ pt: sentence, ja });
});

test.each([
  'Eu disse: que tal começar com Mizu?',
  'Em dúvida sobre qual copo escolher?',
  'Em dúvida sobre qual garrafa térmica escolher? Zorblax',
  `Que tal começar com ${'x'.repeat(81)}?`,
  'Que tal começar com',
  'Conheça a garrafa que mantém tudo gelado.',
  'CONHEÇA A GARRAFA TÉRMICA NOVA.',
  'Que tal começar com uma garrafa nova?',
  'Que tal começar com Mizu que não vaza?',
  'Veja nossa Garrafa na página do produto.',
  'Veja medidas completas na página do produto.',
  'Zorblax',
])('%j is not of the copy robot', (sentence) => expect(saidOf('Garrafa térmica', sentence)).toBeUndefined());

test('a product without a Japanese name is in none of them', () => {
  expect(saidOf('Zorblax', 'Em dúvida sobre qual zorblax escolher?')).toBeUndefined();
  expect(saidOf('Zorblax', 'Detalhes do zorblax:')).toBeUndefined();
  expect(saidOf('Zorblax', 'Que tal começar com Mizu?')?.ja).toBe('まずは「Mizu」から始めてみませんか？');
});

test.each(
  ALL_FAMILY_VOICES.flatMap(({ pains, pressures, scenes }) => [pains[0], pressures[0], scenes[0]]).slice(0, 12),
)('what a family is told comes back: $pt', (pair) => {
  const sentence = pair?.pt.toUpperCase() ?? '';
  expect(saidOf('Zorblax', sentence)).toEqual({ pt: sentence, ja: pair?.ja });
  expect(saidOf('Zorblax', `${sentence} zorblax`)).toBeUndefined();
});
