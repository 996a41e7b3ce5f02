import { expect, it } from 'vitest';
import type { Suggestion } from '#domain/sheet/sheet.ts';
import { acceptWords, fieldWithout, sourceRuns } from './use-sheet.ts';

const weight = (words: string, number: number, unit: string): Suggestion => ({
  id: words,
  field: 'weight',
  value: [{ amount: { number, unit } }],
  words,
  start: 0,
  end: 1,
  by: 'label',
});
const [first, again] = [weight('Peso: 900 g', 900, 'g'), weight('peso 0,9 kg', 0.9, 'kg')];
const sharedField = { value: first.value, words: `${first.words}\n${again.words}` };

it.each([
  [
    'keeps what another accepted suggestion says too',
    sharedField,
    again,
    [first, again],
    { ...sharedField, words: first.words },
  ],
  ['removes what only this one said', { value: first.value, words: first.words }, first, [first], undefined],
  ['removes a corrected value', { value: weight('', 1, 'kg').value, words: first.words }, first, [first], undefined],
])('removing an accepted suggestion %s', (_, field, suggestion, others, left) => {
  expect(fieldWithout(field, suggestion, others)).toEqual(left);
});

const doubted = { ...again, needsLook: 'from_sentence' } as const;
it.each([
  ['Aceitar as 2', 2, [first, again]],
  ['Aceitar 1', 1, [first]],
  ['Aceitar 1 sem dúvida', 1, [first, doubted]],
  ['Aceitar as 2 sem conflito', 2, [first, first, { ...again, needsLook: 'conflict' } as const, doubted]],
])('the button for accepting all says what it leaves out: %s', (words, count, open) =>
  expect(acceptWords(count, open)).toBe(words),
);

it('highlights what was understood in the text, and not the rest of the line', () => {
  const source = 'Capacidade: 22 litros. Tamanho 45 x 30 cm, peso 780 g';
  const sheet = { capacity: { value: [{ amount: { number: 22, unit: 'l' } }], words: source, acceptedAt: '' } };
  const marked = (stated: Parameters<typeof sourceRuns>[1], unread: string[]) =>
    sourceRuns(source, stated, { sheet, unread }, undefined).flatMap(({ words, state }) => (state ? [words] : []));
  expect(marked([], ['Tamanho 45 x 30 cm, peso 780 g'])).toEqual(['Capacidade: 22 litros']);
  const suggestion = weight('peso 780 g', 780, 'g');
  expect(marked([{ suggestion, state: 'open' }], ['Tamanho 45 x 30 cm'])).toEqual([
    'Capacidade: 22 litros',
    'peso 780 g',
  ]);
});
