import { describe, expect, it } from 'vitest';
import { formatReais, formatYen, roundYen } from './format-money.ts';

describe('formatYen', () => {
  it.each([
    [6300, '¥6,300'],
    [0, '¥0'],
    [-0.2, '¥0'],
    [3503.5, '¥3,504'],
    [-1450.5, '-¥1,451'],
    [1_234_567.4, '¥1,234,567'],
  ])('writes %d as %s', (amount, text) => expect(formatYen(amount)).toBe(text));
});

describe('roundYen', () => {
  it.each([
    [2.5, 3],
    [-2.5, -3],
    [-0.4, 0],
  ])('rounds %d to %d', (amount, whole) => expect(Object.is(roundYen(amount), whole)).toBe(true));
});

it.each([
  [11_990, 'R$\u00a0119,90'],
  [123_456_700, 'R$\u00a01.234.567,00'],
  [-5, '-R$\u00a00,05'],
  [0, 'R$\u00a00,00'],
])('%i centavos are %s, as the language writes them', (centavos, text) => {
  expect(formatReais(centavos)).toBe(text);
  expect(new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(centavos / 100)).toBe(text);
});
