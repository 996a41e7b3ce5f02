import { describe, expect, test } from 'vitest';
import { isSameQuantity } from './quantity.ts';
import { readQuantities, readQuantity } from './read-quantities.ts';

const shown = (text: string, language: 'pt' | 'ja') =>
  readQuantities(text, language).map(
    ({ numbers, join, unit, bound }) =>
      `${bound ? `${bound} ` : ''}${numbers.join(join === 'times' ? 'x' : join === 'either' ? '/' : '-')}${unit ? ` ${unit.id}` : ''}`,
  );

describe('numbers with their units', () => {
  test.each([
    ['500 ml', ['500 ml']],
    ['1.200 W', ['1200 w']],
    ['20,000mAh', ['20000 mah']],
    ['cerca de 1,5 h', ['about 1.5 hour']],
    ['até 15 metros', ['max 15 m']],
    ['1h30', ['1.5 hour']],
    ['uma hora e meia', ['1.5 hour']],
    ['34 ao 39', ['34-39']],
    ['entre 5 e 10 kg', ['5-10 kg']],
    ['5 e 10 kg', ['5', '10 kg']],
    ['40x30x25cm', ['40x30x25 cm']],
    ['1 m x 50 cm', ['100x50 cm']],
    ['22,5 x 14,5 x 0,5 cm - 110g', ['22.5x14.5x0.5 cm', '110 g']],
    ['110/220V', ['110/220 v']],
    ['12x de R$ 9,99', ['12', '9.99 brl']],
    ['-40ºC a 230ºC', ['-40-230 celsius']],
    ['três peças', ['3 piece']],
    ['1º lugar', ['1']],
    ['IPX7', []],
  ])('%j holds %j', (text, expected) => {
    expect(shown(text, 'pt')).toEqual(expected);
  });

  test.each([
    ['５００ｍｌ', ['500 ml']],
    ['五百ミリリットル', ['500 ml']],
    ['2万mAh', ['20000 mah']],
    ['1万5千円', ['15000 yen']],
    ['約1.5時間', ['about 1.5 hour']],
    ['1時間30分', ['1.5 hour']],
    ['1時間半', ['1.5 hour']],
    ['15m以上', ['min 15 m']],
    ['34〜39', ['34-39']],
    ['30×20×10cm', ['30x20x10 cm']],
    ['十分な長さ', []],
    ['サイズ：41\nカラー：赤', ['41']],
  ])('%j holds %j', (text, expected) => {
    expect(shown(text, 'ja')).toEqual(expected);
  });

  test.each([
    ['1,5 h', '90分', true],
    ['0,5 L', '500ml', true],
    ['até 15 m', '15m以上', false],
    ['1 ano', '12か月', true],
    ['30 x 20 cm', '20×30cm', true],
    ['500 ml', '500g', false],
    ['300', '5時間', false],
  ])('%j and %j are the same: %s', (pt, ja, same) => {
    const [a, b] = [readQuantity(pt), readQuantity(ja, 'ja')];
    expect(a && b && isSameQuantity(a, b)).toBe(same);
  });
});
