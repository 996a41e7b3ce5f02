import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { isBuilt, sayGrammar, saysCare, saysProhibition } from './say-grammar.ts';
import { nounInJapanese, nounsInJapanese } from './say-nouns.ts';
import { thingInJapanese, thingsInJapanese } from './say-things.ts';

test.each([
  ['tampa de 12 cm', '12cmのフタ'],
  ['tampa de 1,25 m', '1.25mのフタ'],
  ['tampa de 5cm', '5cmのフタ'],
  ['tampa de 5 cm preta', 'ブラックの5cmのフタ'],
  ['bolsa de 10 cm com zíper', 'ファスナー付きの10cmのバッグ'],
  ['bolso interno pequeno lateral grande', '大きい側面の小さい内側のポケット'],
  ['tampa com alça com tampa com alça com tampa', 'フタ付きのストラップ付きのフタ付きのストラップ付きのフタ'],
  ['porta - retrato', 'フォトフレーム'],
  ['tampa  azul', 'ブルーのフタ'],
])('a thing: %j is %j', (words, ja) => expect(thingInJapanese(words)).toBe(ja));

test.each([
  '5 tampa de 5 cm',
  'azul marinho',
  'luva protetora',
  'tampa com alça com tampa com alça com tampa com alça',
  'tampa de 5 cm de',
])('a thing: %j is not guessed', (words) => expect(thingInJapanese(words)).toBeNull());

test.each([
  ['bolso  e  tampa', 'ポケット、フタ'],
  ['bolso,tampa', 'ポケット、フタ'],
  ['bolso,, tampa,', 'ポケット、フタ'],
  ['bolso +tampa;alça', 'ポケット、フタ、ストラップ'],
  [', tampa', 'フタ'],
])('things: %j is %j', (words, ja) => expect(thingsInJapanese(words)).toBe(ja));

test.each([
  ['academia  e  viagem', 'ジム、旅行'],
  ['academia  ou  viagem', 'ジム、旅行'],
  ['academia,,viagem', 'ジム、旅行'],
  ['academia, viagem e etc', 'ジム、旅行'],
  ['academia e etc', null],
  ['cabo e manual', null],
])('nouns: %j is %j', (words, ja) => expect(nounsInJapanese(words)).toBe(ja));

test.each([
  [' para  academia ', 'ジム'],
  ['galaxy s24 ultra', 'Galaxy S24 Ultra'],
  ['lg a5', 'LG A5'],
  ['pro max', null],
  ['moto g', null],
])('a noun: %j is %j', (words, ja) => expect(nounInJapanese(words)).toBe(ja));

test.each([
  ['dobrável.,', 'É dobrável.', '折りたためます。'],
  ['dobráveis', 'Dobráveis.', '折りたためます。'],
  ['silencioso', 'É silencioso.', '静音設計です。'],
  ['9 bolsos', 'Tem 9 bolsos.', 'ポケットが9つあります。'],
  ['10 bolsos', 'Tem 10 bolsos.', 'ポケットが10個あります。'],
  ['modo de massagem', 'Modo de massagem.', 'マッサージモード付きです。'],
  ['resistente a água  e  poeira', 'Resistente a água e poeira.', '水・ほこりに強いつくりです。'],
  ['resistente a água,poeira', 'Resistente a água,poeira.', '水・ほこりに強いつくりです。'],
  ['carrega usb', 'Carrega usb.', 'USBで充電できます。'],
  ['carrega usb-c', 'Carrega usb-c.', 'USB-Cで充電できます。'],
  ['macio por dentro', 'Macio por dentro.', '内側はやわらかい質感です。'],
])('a phrase: %j', (words, pt, ja) => expect(sayGrammar(fold(words), words)).toEqual({ pt, ja }));

test.each(['', 'sem ,', 'função massagem de pés', 'cabe 2 pessoas', 'sim, não torcer', 'resistente a água e zorblax'])(
  'a phrase: %j is not guessed',
  (words) => expect(sayGrammar(fold(words), words)).toBeUndefined(),
);

test('a phrase of more than ninety letters is read by nobody', () => {
  const [short, long] = [`com ${'tampa e '.repeat(10)}alça`, `com ${'tampa e '.repeat(10)}a  tampa`].map(fold);
  expect([short?.length, sayGrammar(short ?? '', short ?? '') !== undefined]).toEqual([88, true]);
  expect([long?.length, sayGrammar(long ?? '', long ?? '')]).toEqual([91, undefined]);
});

test('care, prohibitions and what is built are told apart', () => {
  expect(['não torcer', 'nunca torcer'].map(saysProhibition)).toEqual([true, true]);
  expect(['lave à mão', 'se não torcer', 'não zorblax'].map(saysProhibition)).toEqual([false, false, false]);
  expect(['lave à mão', 'zorblax'].map(saysCare)).toEqual([true, false]);
  expect(['dobrável', 'com tampa', 'zorblax'].map(isBuilt)).toEqual([true, true, false]);
});
