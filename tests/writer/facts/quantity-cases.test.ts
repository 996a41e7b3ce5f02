import { expect, test } from 'vitest';
import type { Quantity } from '#writer/facts/quantity.ts';
import {
  isColourTemperature,
  isCountOfKit,
  isFraction,
  isLong,
  isOfSale,
  isSizeRow,
} from '#writer/facts/quantity-cases.ts';
import { readQuantity } from '#writer/facts/read-quantities.ts';
import { type Segment, segmentsOf } from '#writer/facts/source-segments.ts';

function amountOf(line: string): Quantity {
  const amount = readQuantity(line);
  if (!amount) throw new Error(`no amount in ${line}`);
  return amount;
}

function segmentOf(text: string, at: number): Segment {
  const segment = segmentsOf(text)[at];
  if (!segment) throw new Error(`no line in ${text}`);
  return segment;
}

const lineOf = (line: string) => segmentOf(`Luminária de mesa\n${line}`, 1);

test.each([
  ['1/2"', true],
  ['3/4 pol', true],
  ['2/1"', false],
  ['1/2 cm', false],
  ['1 a 2"', false],
  ['1/1"', false],
  ['1/2/3"', false],
])('%s is a fraction of an inch: %s', (line, isIt) => expect(isFraction(amountOf(line))).toBe(isIt));

test.each([
  ['3000K', true],
  ['1500K', true],
  ['1499K', false],
  ['12000K', true],
  ['12001K', false],
  ['900K', false],
  ['3000K a 6000K', true],
  ['900K a 6000K', false],
])('%s is a shade of light: %s', (line, isIt) => expect(isColourTemperature(amountOf(line))).toBe(isIt));

test.each([
  ['Kit 12 potes', true],
  ['Kit com 12 potes', true],
  ['Kit de 12 potes', true],
  ['Conjunto 4 taças', true],
  ['Jogo 6 copos', true],
  ['Combo 2 potes', true],
  ['Pack 3 meias', true],
  ['Kit 1 pote', false],
  ['Kit 2 pés', false],
  ['Kit cozinha 12 potes', false],
  ['Potes 12 unidades', false],
  ['Kit 12', false],
])('%s counts equal things: %s', (line, isIt) => expect(isCountOfKit(segmentOf(line, 0), amountOf(line))).toBe(isIt));

test.each([
  ['P: 70 cm', true],
  ['M: 70 cm', true],
  ['GG: 70 cm', true],
  ['GGGG: 70 cm', false],
  ['XG: 70 cm', true],
  ['EXG: 70 cm', true],
  ['XS: 70 cm', true],
  ['XL: 70 cm', true],
  ['XXXL: 70 cm', true],
  ['tam M: 70 cm', true],
  ['Tam. M: 70 cm', true],
  ['Peso: 70 cm', false],
  ['MM: 70 cm', false],
  ['PP | 70 cm | 50 cm', true],
  ['M (70 cm)', true],
  ['XGG | 70 cm | 50 cm', true],
  ['M 70 cm', false],
  ['Mesa | 70 cm | 50 cm', false],
])('%s is a row of one size: %s', (line, isIt) => expect(isSizeRow(lineOf(line))).toBe(isIt));

test.each([
  ['Caixa fechada com 20 un R$ 29,90 cada', true],
  ['20 un por 30 reais', true],
  ['20 un a R$ 30', true],
  ['20 un bonitas, fortes, boas e leves por R$ 30', false],
  ['20 un; R$ 30', false],
  ['20 un | R$ 30', false],
  ['20 un. R$ 30', false],
  ['20 un cada', true],
  ['Acima de 10 peças', true],
  ['Atacado 10 peças', true],
  ['Atacado, 10 peças', false],
  ['Atacado; 10 peças', false],
  ['Pedido mínimo 3 unidades', true],
  ['Compra 3 unidades', true],
  ['Comprando 3 unidades', true],
  ['Leve 3 unidades', true],
  ['Leve e bonita, 3 unidades', false],
  ['Leve. 3 unidades', false],
  ['Contém 3 unidades', false],
])('%s counts what is bought: %s', (line, isIt) => expect(isOfSale(lineOf(line), amountOf(line))).toBe(isIt));

test.each([
  ['mangueira', '15 m', true],
  ['mangueira de jardim', '15 m', true],
  ['cabo', '50 cm', true],
  ['corda', '15 mm', false],
  ['extensao', '15 m', true],
  ['luminaria', '15 m', false],
  ['mangueira', '15 x 2 m', false],
  ['mangueira', '15 a 20 m', false],
  ['mangueira', '15', false],
  ['mangueirao', '15 m', false],
  ['porta mangueira', '15 m', false],
])('%s of %s can only be that long: %s', (product, amount, isIt) =>
  expect(isLong(product, amountOf(amount))).toBe(isIt),
);
