import { expect, test } from 'vitest';
import type { Fact } from '#domain/robots/facts.ts';
import { fact } from '#tests/writer/ledger.ts';
import { composeNames } from './compose-names.ts';

const namesOf = (...facts: Fact[]) => composeNames({ description: 'x', facts }).names;
/** The kind of product in the two names that tell it, without the invented word behind it. */
const kindIn = (type: string, text = type) =>
  namesOf(fact('product_type', type, { text }))
    .slice(4)
    .map((name) => name.replace(/ \S+$/, ''));

test('four invented names of two words and two with the kind of product, each once', () => {
  const names = namesOf(fact('product_type', 'Garrafa térmica'));
  expect(names).toHaveLength(6);
  expect(new Set(names).size).toBe(6);
  for (const name of names.slice(0, 4)) expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
  for (const name of names.slice(4)) expect(name).toMatch(/^Garrafa Térmica \p{Lu}\p{Ll}+$/u);
  expect(new Set(names.map((name) => name.replace('Garrafa Térmica ', '').split(' ')[0])).size).toBe(6);
});

test('a text that names no product has six invented ones', () => {
  for (const name of namesOf()) expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
  expect(namesOf()).toHaveLength(6);
});

test('each stands by itself, without a meaning', () => {
  const { names, sentences } = composeNames({ description: 'x', facts: [] });
  expect(sentences).toEqual(names.map((text, index) => ({ field: 'names', index, source: null, text, meaning: null })));
});

test.each([
  ['Suporte para celular', 'Suporte para Celular'],
  ['zorblax  de blorp', 'Zorblax de Blorp'],
  ['zorblax com quux e abc', 'Zorblax com Quux e Abc'],
  // 32 letters at most, in whole words, and no small word at the end.
  ['zorblax abcdefghij klmnopqrst uv', 'Zorblax Abcdefghij Klmnopqrst Uv'],
  ['zorblax abcdefghij klmnopqrst uvw', 'Zorblax Abcdefghij Klmnopqrst'],
  ['zorblax abcdefghij klmnop de uvwxyz', 'Zorblax Abcdefghij Klmnop'],
  ['zorblax abcdefghij klmn sem a uvwxyz', 'Zorblax Abcdefghij Klmn'],
  ['De', 'De'],
  [`z${'y'.repeat(59)}`, `Z${'y'.repeat(49)}`],
])('%j is told as %j', (type, kind) => expect(kindIn(type)).toEqual([kind, kind]));

test.each([
  ['Potes Herméticos', 'Kit 12 Potes Herméticos', 'Kit Potes Herméticos'],
  ['Potes Herméticos', 'Potes Herméticos', 'Pote'],
  ['Copo', 'Kit Copo', 'Copo'],
])('%j of %j is told as %j', (type, text, kind) => expect(kindIn(type, text)).toEqual([kind, kind]));
