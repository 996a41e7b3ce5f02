import { expect, test } from 'vitest';
import { checkChatter } from './check-chatter.ts';

const excerpts = (text: string, source = '') =>
  checkChatter(text, { field: 'copy', language: 'pt' }, source).map(({ excerpt }) => excerpt);

test.each([
  ['Note: isto é uma tradução.', 1],
  ['Texto bom.\nNota do tradutor: adaptei.', 1],
  ['Bom texto. (Nota: adaptei o nome)', 1],
  ['Kurashi Note: um produto.', 0],
  ['Conheça Hibi Note: um caderno.', 0],
  ['Claro! Aqui está o texto', 1],
  ['{nome} é leve.', 1],
  ['A lâmpada é clara.', 0],
])('%j holds %i', (text, count) => {
  expect(excerpts(text)).toHaveLength(count);
});

test("a note of the seller's own is no chatter", () => {
  expect(excerpts('Nota: não acompanha pilhas.', 'Obs: não acompanha pilhas.')).toEqual([]);
  expect(excerpts('Nota: não acompanha pilhas.', 'Nota: não acompanha pilhas.')).toEqual([]);
});
