import { expect, test } from 'vitest';
import { fact } from '#tests/writer/ledger.ts';
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

test('a confirmed value that is true only with its words is quoted with them; what is removed is not', () => {
  const text = 'Luminária de mesa\nAlcance: 10 m sem obstáculos';
  const confirmed = extractFacts(text).map(({ unsure: _, ...fact }) => fact);
  expect(quoteDetails(confirmed, text, [])).toEqual(['Alcance: 10 m sem obstáculos']);
  expect(quoteDetails([], text, [])).toEqual([]);
});

/** One fact that waits, by its words, in a line under the title. */
const waiting = (line: string, value: string, stated: string[] = [], rest: Partial<ReturnType<typeof fact>> = {}) =>
  quoteDetails([fact('claim', value, { line: 1, unsure: true, ...rest })], `Luminária de mesa\n${line}`, stated);

test.each([
  ['Base com textura especial', 'Base com textura especial'],
  ['base com textura especial!!', 'Base com textura especial'],
  ['BASE COM TEXTURA ESPECIAL', 'Base com textura especial'],
  ['• Base com textura especial', 'Base com textura especial'],
  ['Detalhe: base com textura especial', 'Detalhe: base com textura especial'],
  ['Base (com textura especial)', 'Base (com textura especial)'],
  ['2 bases com textura especial', '2 bases com textura especial'],
  ['Primeira frase boa. Base com textura especial', 'Base com textura especial'],
  ['Base com textura especial. Vem na loja', 'Base com textura especial'],
  ['O estojo é azul. A alça com textura especial', 'A alça com textura especial'],
])('%j is quoted as %j', (line, quote) => expect(waiting(line, 'textura especial')).toEqual([quote]));

test.each([
  'Tem base com textura especial?',
  'Base (com textura especial',
  '"Base" com textura especial',
  'Base com outra coisa',
  'Frete da base com textura especial',
  'Base com textura especial, a melhor',
  'Textura especial que cura dores',
  'O estojo é azul. Com textura especial',
])('%j is not quoted', (line) => expect(waiting(line, 'textura especial')).toEqual([]));

test('of eight letters at least, once its numbers are not all told, twelve at most', () => {
  expect(waiting('tampa x', 'tampa x')).toEqual([]);
  expect(waiting('tampa xy', 'tampa xy')).toEqual(['Tampa xy']);
  const range = 'Alcance 10 m, 20 m especial';
  expect(waiting(range, '10', ['Alcance: 10 m'])).toEqual([range]);
  expect(waiting(range, '10', ['Alcance: 10 m', '20 m'])).toEqual([]);
  expect(waiting('Alcance 1,5 m especial', '1,5', ['1 m', '5 m'])).toEqual(['Alcance 1,5 m especial']);
  const lines = [...'abcdefghijklmn'].map((letter) => `Detalhe especial número ${letter} dela`);
  const facts = lines.map((_, at) => fact('claim', 'especial', { line: at + 1, unsure: true, id: `${at}` }));
  expect(quoteDetails(facts, ['Luminária', ...lines].join('\n'), [])).toEqual(lines.slice(0, 12));
});

test('of its own line alone, and never the kind of product', () => {
  expect(waiting('Base com textura', 'textura', [], { line: 2 })).toEqual([]);
  expect(waiting('Base com textura', 'textura', [], { kind: 'product_type' })).toEqual([]);
});

test.each([
  ['Bluetooth 5.0 | não tem GPS próprio | não tem NFC', ['Não tem GPS próprio', 'Não tem NFC']],
  ['a almofada NÃO sai', ['A almofada NÃO sai']],
  ['não vai na lava louça', ['Não vai na lava-louças']],
  ['NÃO VAI NO MICROONDAS', ['Não vai no micro-ondas']],
  ['Não tenho laudo', []],
  ['Não perca!', []],
])('what is denied is quoted: %s', (line, expected) => {
  expect(quotes(line).filter((quote) => /n[ãa]o/i.test(quote))).toEqual(expected);
});
