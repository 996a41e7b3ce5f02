import { describe, expect, test } from 'vitest';
import type { Quantity } from '#writer/facts/quantity.ts';
import { readQuantities, readQuantity } from '#writer/facts/read-quantities.ts';

const SIGNS = { single: '', range: '-', times: 'x', either: '/' };

/** "max 15 m soft": bound, numbers, unit, and whether it is a figure of speech. */
const shown = ({ numbers, join, unit, bound, soft }: Quantity) =>
  [bound, numbers.join(SIGNS[join]), unit?.id, soft && 'soft'].filter(Boolean).join(' ');
const inPortuguese = (text: string) => readQuantities(text, 'pt').map(shown).join('; ');
const inJapanese = (text: string) => readQuantities(text, 'ja').map(shown).join('; ');

describe('Portuguese', () => {
  test.each([
    ['1.200 W', '1200 w'],
    ['1.200,5 W', '1200.5 w'],
    ['12.345.678', '12345678'],
    ['1.20 m', '1.2 m'],
    ['1,5 m', '1.5 m'],
    ['20,000 mAh', '20000 mah'],
    ['1,234.5 g', '1234.5 g'],
    ['1234,5 g', '1234.5 g'],
    ['1,250 kg', '1.25 kg'],
    ['500ml', '500 ml'],
    ['500  ml', '500'],
    ['500 mlx', '500'],
    ['500 (ml)', '500 ml'],
    ['duas horas', '2 hour soft'],
    ['trinta dias', '30 day soft'],
    ['vinte e duas horas', '2 hour soft'],
    ['dez zorblas', ''],
    ['adez horas', ''],
    ['um litro', '1 l soft'],
  ])('%s → %s', (text, quantities) => expect(inPortuguese(text)).toBe(quantities));

  test.each([
    ['cerca de 3 m', 'about 3 m'],
    ['uns 3 m', 'about 3 m'],
    ['umas 3 horas', 'about 3 hour'],
    ['aprox. 3 m', 'about 3 m'],
    ['aproximadamente 3 m', 'about 3 m'],
    ['aprox. de 3 m', 'about 3 m'],
    ['em torno de 3 m', 'about 3 m'],
    ['por volta de 3 m', 'about 3 m'],
    ['mais ou menos 3 m', 'about 3 m'],
    ['±3 m', 'about 3 m'],
    ['~ 3 m', 'about 3 m'],
    ['3 m aprox.', 'about 3 m'],
    ['3 m aproximadamente', 'about 3 m'],
    ['3 m mais ou menos', 'about 3 m'],
    ['3 m bem aproximados', '3 m'],
    ['até 3 m', 'max 3 m'],
    ['máximo de 3 m', 'max 3 m'],
    ['máx. 3 m', 'max 3 m'],
    ['no máximo 3 m', 'max 3 m'],
    ['menor que 3 m', 'max 3 m'],
    ['menos de 3 m', 'max 3 m'],
    ['abaixo de 3 m', 'max 3 m'],
    ['inferior a 3 m', 'max 3 m'],
    ['< 3 m', 'max 3 m'],
    ['a partir de 3 m', 'min 3 m'],
    ['mínimo de 3 m', 'min 3 m'],
    ['mínima 3 m', 'min 3 m'],
    ['mais de 3 m', 'min 3 m'],
    ['acima de 3 m', 'min 3 m'],
    ['pelo menos 3 m', 'min 3 m'],
    ['+3 m', 'min 3 m'],
    ['+ de 3 m', 'min 3 m'],
    ['3 m+', 'min 3 m'],
    ['3 m +', 'min 3 m'],
    ['3 anos ou mais', 'min 3 year'],
    ['10% + ácido', '10 percent'],
    ['3 m + 2 kg', '3 m; min 2 kg'],
    ['até umas lojas com 3 m', '3 m'],
    ['não usar por mais de 10 minutos', 'max 10 minute'],
    ['nunca deixe acima de 60 graus', 'max 60 degree'],
    ['evite ligar por mais de 2 h', 'max 2 hour'],
    ['não molhe. Alcance de mais de 10 m', 'min 10 m'],
    ['não é de mais de 10 m', 'max 10 m'],
    ['três metros', '3 m soft'],
    ['até três metros', 'max 3 m soft'],
  ])('%s → %s', (text, quantities) => expect(inPortuguese(text)).toBe(quantities));

  test.each([
    ['34 ao 39', '34-39'],
    ['34 a 39', '34-39'],
    ['34 até 39', '34-39'],
    ['34 - 39', '34-39'],
    ['34–39', '34-39'],
    ['34 ~ 39', '34-39'],
    ['39 a 34', '39; 34'],
    ['34 a 34', '34; 34'],
    ['34 e 39', '34; 39'],
    ['entre 34 e 39', '34-39'],
    ['dentre 34 e 39', '34-39'],
    ['34 ou 39', '34; 39'],
    ['34 ou 39 cm', '34/39 cm'],
    ['34 cm ou 39', '34 cm; 39'],
    ['34/39', '34; 39'],
    ['110/220V', '110/220 v'],
    ['110V/220V', '110/220 v'],
    ['R$ 10 ou R$ 12', '10/12 brl'],
    ['10 x 20 cm', '10x20 cm'],
    ['10×20×30 cm', '10x20x30 cm'],
    ['10*20 cm', '10x20 cm'],
    ['10 por 20 cm', '10x20 cm'],
    ['10 cm x 20 cm', '10x20 cm'],
    ['1 m x 50 cm', '100x50 cm'],
    ['10 x 20 x 30 x 40 cm', '10x20x30x40 cm'],
    ['10 x 20 cm - 110 g', '10x20 cm; 110 g'],
    ['10 a 20 a 30', '10-20; 30'],
    ['10 x 20 a 30 cm', '10x20; 30 cm'],
    ['10 cm x 2 kg', '10 cm; 2 kg'],
    ['-5 °C', '-5 celsius'],
    ['(-5 °C)', '-5 celsius'],
    ['de −5 a 40 °C', '-5-40 celsius'],
    ['-5 cm', '5 cm'],
    ['10-20 °C', '10-20 celsius'],
  ])('%s → %s', (text, quantities) => expect(inPortuguese(text)).toBe(quantities));

  test.each([
    ['R$ 10', '10 brl'],
    ['R$10,50', '10.5 brl'],
    ['US$ 10', '10 usd'],
    ['$ 10', '10 usd'],
    ['€ 10', '10 eur'],
    ['¥10', '10 yen'],
    ['R$  10', '10'],
    ['2A', '2 a'],
    ['2 A', '2'],
    ['2a', '2'],
    ['2AB', '2'],
    ['6500K', '6500 kelvin'],
    ['6500KB', '6500'],
    ['2B', '2'],
    ['31º', '31'],
    ['32º', '32 degree'],
    ['1h30', '1.5 hour'],
    ['1h 30min', '1.5 hour'],
    ['1 h e 30 min', '1.5 hour'],
    ['1 h, 30 min', '1 hour; 30 minute'],
    ['1 h 30 cm', '1 hour; 30 cm'],
    ['1 a 2 h 30 min', '1-2 hour; 30 minute'],
    ['30 min 1 h', '30 minute; 1 hour'],
    ['1 hora e meia', '1.5 hour'],
    ['1 a 2 horas e meia', '1-2 hour'],
    ['1 dia e meio', '1 day'],
    ['KY-300V', ''],
    ['TWS-20', ''],
    ['A54', ''],
    ['fone -20 g', '20 g'],
  ])('%s → %s', (text, quantities) => expect(inPortuguese(text)).toBe(quantities));

  test('what was written stands beside it', () => {
    const [span, price] = readQuantities('entre 5 e 10 kg, R$ 1.299,90', 'pt');
    expect(span).toMatchObject({ raw: '5 a 10', start: 6, end: 15 });
    expect(price).toMatchObject({ raw: '1.299,90', start: 20, end: 28 });
    expect(readQuantity('30 x 20 cm')?.raw).toBe('30 x 20');
    expect(readQuantity('110/220 V')?.raw).toBe('110 / 220');
    expect(readQuantity('6500K')).toMatchObject({ raw: '6500', start: 0, end: 5 });
    expect(readQuantity('a -5 °C')).toMatchObject({ raw: '5', start: 2, end: 7 });
    expect(readQuantity('usa 1 h e 30 min')).toMatchObject({ raw: '1 h e 30 min', start: 4, end: 16 });
    expect(readQuantity('duas horas e meia')).toMatchObject({ numbers: [2.5], raw: 'duas horas e meia', end: 17 });
    expect(readQuantity('zorbla')).toBeUndefined();
    expect(readQuantity('um metro'.normalize('NFD'))?.numbers).toEqual([1]);
  });
});

describe('Japanese', () => {
  test.each([
    ['1,200W', '1200 w'],
    ['1,200.5W', '1200.5 w'],
    ['1.5m', '1.5 m'],
    ['1,5m', '1.5 m'],
    ['12,00円', '12 yen'],
    ['2万円', '20000 yen'],
    ['1万5千円', '15000 yen'],
    ['1万500円', '10500 yen'],
    ['3千円', '3000 yen'],
    ['五百円', '500 yen soft'],
    ['百円', '100 yen soft'],
    ['二万三千円', '23000 yen soft'],
    ['万円', '10000 yen soft'],
    ['一二〇円', '120 yen soft'],
    ['二十五円', '25 yen soft'],
    ['第五百円', '100 yen soft'],
    ['十分な', ''],
    ['一人で', ''],
    ['一番', ''],
    ['三分', '3 minute soft'],
    ['3分', '3 minute'],
    ['3分の1', '3; 1'],
    ['3分の一', '3'],
    ['3分の間', '3 minute'],
    ['5mで', '5 m'],
    ['5mode', '5'],
    ['2つ', '2 unit soft'],
    ['2個', '2 unit'],
    ['2024年', '2024 year soft'],
    ['2年', '2 year'],
    ['¥500', '500 yen'],
    ['￥500', '500 yen'],
    ['約3m', 'about 3 m'],
    ['およそ3m', 'about 3 m'],
    ['3m程度', 'about 3 m'],
    ['3mほど', 'about 3 m'],
    ['最大3m', 'max 3 m'],
    ['最大で3m', 'max 3 m'],
    ['3m以下', 'max 3 m'],
    ['3m未満', 'max 3 m'],
    ['最低3m', 'min 3 m'],
    ['3m以上', 'min 3 m'],
    ['3mから', 'min 3 m'],
    ['3から5m', '3-5 m'],
    ['3~5m', '3-5 m'],
    ['3・5m', '3/5 m'],
    ['3または5m', '3/5 m'],
    ['3×5cm', '3x5 cm'],
    ['1時間30分', '1.5 hour'],
    ['1時間半', '1.5 hour'],
    ['KY-300V', ''],
    ['サイズM2枚', '2 unit'],
  ])('%s → %s', (text, quantities) => expect(inJapanese(text)).toBe(quantities));
});
