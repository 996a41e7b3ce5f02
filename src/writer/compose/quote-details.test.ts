import { expect, test } from 'vitest';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { quoteDetails } from './quote-details.ts';

const quotes = (line: string, stated: string[] = []) => {
  const text = `Luminária de mesa\n${line}`;
  return quoteDetails(extractFacts(text), text, stated);
};

test('what waits for the seller is quoted as a whole sentence', () => {
  expect(quotes('corpo em ABS cromado, placa em aço inox')).toEqual(['Corpo em ABS cromado, placa em aço inox']);
  expect(quotes('Alcance: 10 m sem obstáculos')).toEqual(['Alcance: 10 m sem obstáculos']);
  expect(quotes('CAPA DE VELUDO COM FORRO ESPECIAL')).toEqual(['Capa de veludo com forro especial']);
});

test.each([
  'Trocas em até 7 dias',
  'O modelo antigo pesava 3 kg',
  'Estojo de couro vendido a parte',
  'Peso de 20 g na versão anterior',
  'Peso 30 g no envio por correio',
])('%j is no detail of the product', (line) => {
  expect(quotes(line)).toEqual([]);
});

test('a quote whose numbers are told already is left out', () => {
  expect(quotes('Alcance: 10 m sem obstáculos', ['Alcance: 10 m'])).toEqual([]);
});

test('a fact that the seller has confirmed or removed is not quoted', () => {
  const text = 'Luminária de mesa\nAlcance: 10 m sem obstáculos';
  const confirmed = extractFacts(text).map(({ unsure: _, ...fact }) => fact);
  expect(quoteDetails(confirmed, text, [])).toEqual([]);
  expect(quoteDetails([], text, [])).toEqual([]);
});
