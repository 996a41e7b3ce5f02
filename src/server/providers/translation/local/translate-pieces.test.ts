import { expect, it } from 'vitest';
import { findReviewReason, keepsFigures, toBrazilian } from './translate-pieces.ts';

it.each([
  ['Mantém quente por horas', '何時間も温かさが続きます', undefined],
  ['Mantém quente', 'Mantém quente', 'same'],
  ['IPX5', 'IPX5', undefined],
  ['Mantém quente', '温か温か温か温か温か', 'repeated'],
  ['Sim', '温かさが続くこの商品はとても長い説明になってしまいました', 'length'],
  [`Uma frase ${'bem longa '.repeat(20)}`, '短い', 'length'],
])('%s → %s: %s', (source, translation, doubt) => {
  expect(findReviewReason(source, translation, 'ja')).toBe(doubt);
});

it.each([
  ['R$ 1.299,90', '1,299.90レアル', true],
  ['24 cm e 4 mm', '厚さ４mm、直径２４cm', true],
  ['24 cm', '42cm', false],
  ['Modelo TE24-I', 'モデルTE24', false],
])('%s → %s keeps its numbers: %s', (source, translation, keeps) => {
  expect(keepsFigures(source, translation)).toBe(keeps);
});

it('converts the most frequent forms of European Portuguese', () => {
  expect(toBrazilian('Ele está a funcionar e estão a vender. Vamos a comprar.')).toBe(
    'Ele está funcionando e estão vendendo. Vamos a comprar.',
  );
});
