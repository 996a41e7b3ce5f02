import { expect, test } from 'vitest';
import type { Warning } from '#domain/robots/warnings.ts';
import { fact, measure } from '#tests/writer/ledger.ts';
import { compareMeaning } from './compare-meaning.ts';

const facts = [measure('weight', '320', 'g', 'Peso: 320 g'), fact('product_type', 'Garrafa')];
const source = 'Garrafa\nPeso: 320 g';
const text = '重さは230gです。';
const sentence = (meaning: string | null, rest: { field?: string; index?: number } = {}) => ({
  field: 'descriptions',
  index: 1,
  source: null,
  text,
  meaning,
  ...rest,
});
const known = (rest: Partial<Warning>): Warning[] => [
  { code: 'number_changed', field: 'descriptions', index: 1, excerpt: '230g', message: 'x', ...rest },
];
const compare = (sentences: ReturnType<typeof sentence>[], warnings: Warning[] = []) =>
  compareMeaning(sentences, { source, facts, known: warnings });

test('a sentence that says what the ledger says, or that nobody read back, is left in peace', () => {
  expect(compare([sentence('O peso é de 320 g.'), sentence(null)])).toEqual([]);
});

test('another number, something added, something risky', () => {
  const place = { field: 'descriptions', index: 1, excerpt: text };
  expect(compare([sentence('O peso é de 230 g.')])).toEqual([
    {
      ...place,
      code: 'number_changed',
      message: 'Lido de volta, aqui está “230 g”; no seu texto está “320 g”.',
      factId: 'quantity:weight:320',
    },
  ]);
  expect(compare([sentence('Pesa 320 g, com frete grátis.')])).toEqual([
    { ...place, code: 'fact_added', message: 'Lido de volta, diz algo que não está no seu texto: frete grátis.' },
  ]);
  expect(compare([sentence('Pesa 320 g e leva 500 ml.')])).toEqual([
    { ...place, code: 'fact_added', message: 'Lido de volta, diz algo que não está no seu texto: 500 ml.' },
  ]);
  expect(compare([sentence('Pesa 320 g e cura doenças.')]).map(({ code }) => code)).toEqual(['risky_claim']);
});

test.each([
  ['the same words', known({})],
  ['the whole sentence', known({ excerpt: '' })],
])('what is known of it already is not told again: %s', (_, warnings) => {
  expect(compare([sentence('O peso é de 230 g.')], warnings)).toEqual([]);
});

test.each([
  ['other words', known({ excerpt: '500ml' })],
  ['another field', known({ field: 'reviews' })],
  ['another place', known({ index: 2 })],
])('what is known of %s silences nothing', (_, warnings) => {
  expect(compare([sentence('O peso é de 230 g.')], warnings)).toHaveLength(1);
});

test('a warning without a place is of the first', () => {
  const { index: _, ...first } = known({})[0] as Warning;
  expect(compare([sentence('O peso é de 230 g.', { index: 0 })], [first])).toEqual([]);
  expect(compare([sentence('O peso é de 230 g.')], [first])).toHaveLength(1);
});
