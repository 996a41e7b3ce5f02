import { expect, test } from 'vitest';
import { fact } from '#tests/writer/ledger.ts';
import { sayContents } from './say-contents.ts';

const inBox = (value: string, productType = '') => sayContents(fact('contents', value), productType).ja;

test.each([
  ['tampa', 'フタ'],
  [' tampa ', 'フタ'],
  ['1 tampa', 'フタ×1'],
  ['02 tampas', 'フタ×2'],
  ['1500 tampas', 'フタ×1500'],
  ['2x tampa', 'フタ×2'],
  ['2xtampa', 'フタ×2'],
  ['2X Tampas', 'フタ×2'],
  ['2 x tampa', 'フタ×2'],
  ['2 un. tampa', 'フタ×2'],
  ['2un tampa', 'フタ×2'],
  ['2 und tampas', 'フタ×2'],
  ['2 unid tampas', 'フタ×2'],
  ['2 unids tampas', 'フタ×2'],
  ['2 unidade tampa', 'フタ×2'],
  ['2 unidades de tampa', 'フタ×2'],
  ['3 pç tampa', 'フタ×3'],
  ['3 pçs  de  tampa', 'フタ×3'],
  ['1 peça tampa', 'フタ×1'],
  ['3 PEÇAS de tampa', 'フタ×3'],
  ['1 x cabo USB-C', 'USB-Cケーブル×1'],
])('%j is counted as %j', (value, ja) => expect(inBox(value)).toBe(ja));

test.each(['12345 tampas', '2 zorblax', 'zorblax', '2 tampas e 1 alça', '1 kit tampa', '2 caixas tampa', 'tampa 2 x'])(
  '%j is not counted, and stays as the seller wrote it',
  (value) => expect(sayContents(fact('contents', value), '')).toEqual({ pt: value, ja: null }),
);

test.each([
  ['par de meias', '靴下'],
  ['1 par de meias', '靴下×1組'],
  ['2 Par de meias', '靴下×2組'],
  ['2 meias', '靴下×2'],
])('a pair is counted as one: %j is %j', (value, ja) => expect(inBox(value)).toBe(ja));

test.each([
  ['tampa (5 cm)', 'フタ（5cm）'],
  ['tampa(5cm)', 'フタ（5cm）'],
  ['tampa  ( 5 cm )', 'フタ（5cm）'],
  ['2 tampas (5 cm)', 'フタ×2（5cm）'],
  ['tampa (5-7 cm)', 'フタ（5〜7cm）'],
  ['tampa (5 – 7 cm)', 'フタ（5〜7cm）'],
  ['tampa (5 ~ 7 CM)', 'フタ（5〜7cm）'],
  ['tampa (5 a 7 cm)', 'フタ（5〜7cm）'],
  ['tampa (5 x 7 cm)', 'フタ（5×7cm）'],
  ['tampa (5×7×9 cm)', 'フタ（5×7×9cm）'],
  ['tampa (1,5 m)', 'フタ（1.5m）'],
  ['tampa (1.200 ml)', 'フタ（1200ml）'],
  ['2 tampas (preta e branca)', 'フタ×2（ブラック、ホワイト）'],
])('a remark in brackets: %j is %j', (value, ja) => expect(inBox(value)).toBe(ja));

test.each([
  'tampa (zorblax)',
  'tampa (5 zorblax)',
  'tampa (5 cm ou 7 cm)',
  'tampa (cm)',
  'tampa (5 cm) extra',
  'zorblax (5 cm)',
  'tampa ()',
  '(5 cm)',
  `tampa (${'preta, '.repeat(9)}preta)`,
])('a thing whose remark is not understood is not told without it: %j', (value) => expect(inBox(value)).toBeNull());

test.each([
  ['garrafa', 'Garrafa térmica', '本体'],
  ['1 GARRAFA', 'Garrafa térmica', '本体×1'],
  ['1 garrafa térmica', 'Garrafa térmica', '本体×1'],
  ['2 garrafas', 'Garrafa térmica', 'ボトル×2'],
  ['1 fone de ouvido', 'Fone de ouvido', '本体×1'],
  ['fone de ouvido preto', 'Fone de ouvido', 'ブラックのイヤホン'],
  ['1 tampa', 'Garrafa térmica', 'フタ×1'],
  ['tampa', '', 'フタ'],
])('%j in the box of %j is %j', (value, product, ja) => expect(inBox(value, product)).toBe(ja));

test('a word of two letters is too short to be the product', () => {
  expect(inBox('pá', 'Pá de lixo')).not.toBe('本体');
});

test.each([
  ['manual', '', '取扱説明書'],
  ['1 Manual', 'Panela', '取扱説明書×1'],
  ['cabo', '', 'ケーブル'],
  ['cabo', 'Fone Bluetooth', 'ケーブル'],
  ['2 cabos', 'Carregador', 'ケーブル×2'],
  ['cabo (1,5 m)', 'Carregador', 'ケーブル（1.5m）'],
  ['cabo', 'Panela', null],
  ['2 cabos', 'Panela', null],
  ['cabo usb', 'Panela', 'USBケーブル'],
  ['base', 'Fone Bluetooth', null],
  ['borracha', '', null],
  ['borracha de vedação', '', 'パッキン'],
])('a word of two meanings: %j of %j is %j', (value, product, ja) => expect(inBox(value, product)).toBe(ja));
