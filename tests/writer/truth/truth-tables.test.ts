import { describe, expect, it } from 'vitest';
import { QUANTITY_ROLES } from '#domain/robots/facts.ts';
import { ALL_CASES, MESSY_CASES, READER_CASES, TIDY_CASES } from './all-cases.ts';
import { FRESH_CASES } from './fresh.ts';
import type { TruthCase } from './truth-case.ts';

const WRITTEN = [...ALL_CASES, ...FRESH_CASES, ...READER_CASES];
const stands = (words: string, given: TruthCase) => given.text.toLowerCase().includes(words.toLowerCase());

describe('the truth tables hold what they promise', () => {
  it('has enough descriptions, of enough kinds of product, each with a name of its own', () => {
    expect(TIDY_CASES.length).toBeGreaterThanOrEqual(40);
    expect(MESSY_CASES.length).toBeGreaterThanOrEqual(40);
    expect(FRESH_CASES).toHaveLength(10);
    expect(new Set(WRITTEN.map(({ id }) => id)).size).toBe(WRITTEN.length);
    expect(new Set(ALL_CASES.map(({ family }) => family)).size).toBeGreaterThanOrEqual(25);
  });

  it.each(WRITTEN)('$id is read from its text', (given) => {
    const notInText = [
      ...given.facts.flatMap(({ value, unit }) => (unit === undefined ? [value] : [value, unit])),
      ...given.traps.map(({ words }) => words),
    ].filter((words) => !stands(words, given));
    expect(notInText).toEqual([]);

    const roles: readonly string[] = QUANTITY_ROLES;
    const unknownRoles = given.facts.filter((it) => it.kind === 'quantity' && !roles.includes(it.role ?? ''));
    expect(unknownRoles).toEqual([]);
    expect(given.facts.some((it) => it.kind === 'product_type' && it.required)).toBe(true);
    expect(new Set(given.facts.map((it) => JSON.stringify(it))).size).toBe(given.facts.length);
    expect(given.traps.length).toBeGreaterThan(0);
  });
});
