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

test.each([
  'Claro! Aqui está.',
  'ok, segue',
  'Sure, here it is',
  'Aqui está a sua tradução: x',
  'segue abaixo o texto',
  'veja abaixo as opções',
  'here is the translation',
  'Here’s a copy',
  'espero que goste',
  'espero ter ajudado',
  'se precisar, posso',
  'posso ajustar algo',
  'fico à disposição',
  'let me know',
  'como um modelo de linguagem',
  'como uma IA',
  'as an AI',
  'I cannot',
  'desculpe, mas',
  '以下が翻訳です',
  '翻訳結果',
  '日本語訳：',
  '承知しました',
  'もちろんです',
  'AIとして',
  '訳注: a',
  '<think>',
  '```',
  '{{nome}}',
  '[nome do produto]',
  '[商品名]',
  'undefined',
  'NaN',
  'lorem ipsum',
  '〇〇',
  '\u{FFFD}',
])('%j is no text for a shop', (text) => {
  expect(checkChatter(text, { field: 'copy', language: 'pt' }, '')).toEqual([
    {
      code: 'chatter',
      field: 'copy',
      excerpt: text,
      message: 'O robô falou consigo mesmo aqui. Apague antes de usar.',
    },
  ]);
  expect(excerpts(text, `a ${text} b`)).toEqual([]);
});

test.each(['claro que sim', 'indefinido', 'こちらはいかがでしょうか？はい', 'aqui está bom', 'Importante: leia'])(
  '%j may stand',
  (text) => expect(excerpts(text)).toEqual([]),
);

test.each(['Observação', 'observacao', 'Atenção', 'Importante', 'obs'])(
  'a note is the seller’s beside “%s”',
  (word) => {
    expect(excerpts('Nota: x', `${word}: y`)).toEqual([]);
    expect(excerpts('(Nota: x)', `${word}: y`)).toEqual([]);
    expect(excerpts('訳注: x', `${word}: y`)).toEqual(['訳注: x']);
  },
);
