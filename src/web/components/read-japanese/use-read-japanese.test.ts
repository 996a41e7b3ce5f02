import { expect, test } from 'vitest';
import { readAnswer, readJapanesePrompt } from './use-read-japanese.ts';

const text = '商品がまだ届きません。返金してください。';
const read = (answer: string) => readAnswer(text, answer).sentences.map(({ meaning }) => meaning);

test('the request numbers the sentences', () => {
  expect(readJapanesePrompt(text)).toContain('1. 商品がまだ届きません。\n2. 返金してください。');
});

test.each([
  ['its numbers', '1. É que não chegou.\n2. Devolva o dinheiro.'],
  [
    'words around them',
    'Claro! Aqui está:\n\n**1.** É que não chegou.\n**2.** Devolva o dinheiro.\n\nQuer mais alguma coisa?',
  ],
  ['a line for each', 'É que não chegou.\n\nDevolva o dinheiro.'],
])('an answer with %s is matched to the sentences, line by line', (_, answer) => {
  expect(read(answer)).toEqual(['É que não chegou.', 'Devolva o dinheiro.']);
});

test('any other answer is shown whole', () => {
  expect(readAnswer(text, ' É que não chegou; devolva o dinheiro. ').sentences).toEqual([
    { text, meaning: 'É que não chegou; devolva o dinheiro.' },
  ]);
});
