import { expect, test } from 'vitest';
import { formatReais } from './format-reais.ts';

test.each([
  [11_990, 'R$\u00a0119,90'],
  [123_456_700, 'R$\u00a01.234.567,00'],
  [-5, '-R$\u00a00,05'],
  [0, 'R$\u00a00,00'],
])('%i centavos are %s, as the language writes them', (centavos, text) => {
  expect(formatReais(centavos)).toBe(text);
  expect(new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(centavos / 100)).toBe(text);
});
