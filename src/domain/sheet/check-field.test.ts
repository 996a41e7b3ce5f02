import { describe, expect, it } from 'vitest';
import { checkField, checkVariants } from './check-field.ts';
import type { FieldKey } from './field-keys.ts';
import { mergeSheet } from './merge-sheet.ts';
import { type Entry, SHEET_LIMITS, type SheetWords, type VariantOption } from './sheet.ts';

const check = (key: FieldKey, value: Entry | Entry[], limit?: SheetWords) =>
  checkField(key, { value: [value].flat(), limit });
const long = (length: number) => 'a'.repeat(length);
const grams = (number: number, to?: number): Entry => ({ amount: { number, to, unit: 'g' } });
const share = (choice: string, number: number, part?: string): Entry => ({
  choice,
  part,
  amount: { number, unit: 'percent' },
});

describe('checkField', () => {
  it.each<[FieldKey, Entry | Entry[], SheetWords?]>([
    ['weight', grams(780)],
    ['weight', grams(700, 780)],
    ['heat_resistance', { amount: { number: -20, unit: 'celsius' } }],
    ['age', { amount: { number: 0, unit: 'month', qualifier: 'from' } }],
    ['jan_code', { pt: '4901234567894' }],
    ['jan_code', { pt: '49123456' }],
    ['fabric', [share('cotton', 80), share('polyester', 20)]],
    ['fabric', [share('cotton', 100, 'shell'), share('polyester', 100, 'lining')]],
    ['water_resistance', { choice: 'ip67' }, { pt: 'não nadar' }],
    ['certification', { choice: 'ce', limit: { pt: 'declaração de 2024' } }],
    ['writer_notes', { pt: `linha\n${long(1_900)}` }],
    ['supplier_link', { pt: `https://example.com/${long(900)}` }],
    ['colour', { pt: long(SHEET_LIMITS.text) }],
  ])('accepts %s %j', (key, value, limit) => {
    expect(check(key, value, limit)).toBeNull();
  });

  it.each<[FieldKey, Entry | Entry[], string]>([
    ['colour', [], 'Preencha este campo ou apague a linha.'],
    ['colour', {}, 'Preencha este campo ou apague a linha.'],
    ['colour', Array.from({ length: 31 }, () => ({ choice: 'black' })), 'Use no máximo 30 itens.'],
    ['colour', { choice: 'ultraviolet' }, 'Escolha um valor da lista.'],
    ['colour', { pt: long(301) }, 'Use no máximo 300 caracteres.'],
    ['colour', { choice: 'black', limit: { pt: 'só', ja: long(201) } }, 'Use no máximo 200 caracteres.'],
    ['colour', { pt: 'um\ndois' }, 'Escreva em uma linha só.'],
    ['colour', { choice: 'black', amount: { number: 2, unit: 'g' } }, 'Este campo não tem medida.'],
    ['material', { part: 'wing', choice: 'steel' }, 'Escolha uma parte da lista.'],
    ['weight', { amount: { number: 2, unit: 'lb' } }, 'Use uma destas unidades: g, kg.'],
    ['weight', grams(0), 'Use um número maior que zero.'],
    ['weight', grams(Number.POSITIVE_INFINITY), 'Confira o número.'],
    ['weight', grams(780, 700), 'Numa faixa, o segundo número é maior que o primeiro.'],
    ['sizes', { choice: 's', measures: { tail: 3 } }, 'Confira as medidas da tabela, em centímetros.'],
    ['safe_in', { choice: 'oven' }, 'Diga se pode ou não.'],
    ['folded_size', { amount: { number: 5, unit: 'cm' } }, 'Diga o lado e a medida.'],
    ['runtime', { choice: 'music' }, 'Falta o número.'],
    ['other', { pt: '45 dB' }, 'Diga o nome da linha e o valor.'],
    ['jan_code', { pt: '4901234567890' }, 'O código de barras não confere: são 8 ou 13 números.'],
    ['fabric', { choice: 'cotton' }, 'Diga o tecido e a porcentagem.'],
    ['fabric', [share('cotton', 80), share('polyester', 10)], 'A soma do tecido precisa dar 100% (deu 90%).'],
    ['certification', { choice: 'ce' }, 'Diga o número ou o documento da certificação.'],
    ['supplier_link', { pt: 'javascript:alert(1)' }, 'O link começa com https://.'],
    ['water_resistance', { choice: 'ip67' }, 'Diga também o limite: em que situação isso não vale.'],
  ])('refuses %s %j: %s', (key, value, problem) => {
    expect(check(key, value)).toBe(problem);
  });
});

describe('checkVariants', () => {
  const option = (...names: string[]): VariantOption => ({
    name: { pt: 'Cor' },
    values: names.map((pt) => ({ name: { pt } })),
  });
  it.each<[string, Parameters<typeof checkVariants>[0], string | null]>([
    ['good', { options: [option('a', 'b')], rows: [{ values: [1] }] }, null],
    ['none', { options: [] }, 'Use de 1 a 3 opções.'],
    ['four options', { options: Array.from({ length: 4 }, () => option('a')) }, 'Use de 1 a 3 opções.'],
    [
      '101 values',
      { options: [option(...Array.from({ length: 101 }, () => 'a'))] },
      'Use de 1 a 100 valores por opção.',
    ],
    ['without a name', { options: [option('')] }, 'Dê um nome a cada opção e valor.'],
    [
      'a row of nothing',
      { options: [option('a')], rows: [{ values: [1] }] },
      'Uma variante não existe mais nas opções.',
    ],
    [
      'a bad field',
      { options: [{ name: { pt: 'Cor' }, values: [{ name: { pt: 'a' }, fields: { weight: [grams(0)] } }] }] },
      'Use um número maior que zero.',
    ],
    [
      'a bad barcode',
      { options: [option('a')], rows: [{ values: [0], jan: '1' }] },
      'O código de barras não confere: são 8 ou 13 números.',
    ],
    [
      'too many rows',
      { options: [option('a')], rows: Array.from({ length: 2_049 }, () => ({ values: [0] })) },
      'Use no máximo 2048 variantes.',
    ],
  ])('%s', (_, variants, problem) => {
    expect(checkVariants(variants)).toBe(problem);
  });
});

it('a patch changes only its own keys', () => {
  const field = (pt: string) => ({ value: [{ pt }], acceptedAt: '' });
  const variants = { options: [], acceptedAt: '' };
  const sheet = { brand: field('Vó'), series: field('Terra'), variants };
  expect(mergeSheet(sheet, { series: null, model_number: field('T1'), variants: null })).toEqual({
    brand: field('Vó'),
    model_number: field('T1'),
  });
  expect(mergeSheet(sheet, {})).toEqual(sheet);
});
