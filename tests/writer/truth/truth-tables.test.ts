import { describe, expect, it } from 'vitest';
import { QUANTITY_ROLES } from '#domain/robots/facts.ts';
import { ALL_CASES } from './all-cases.ts';
import type { TruthCase } from './truth-case.ts';

const stands = (words: string, given: TruthCase) => given.text.toLowerCase().includes(words.toLowerCase());

describe('the truth tables hold what they promise', () => {
  it('gives every case a name of its own', () => {
    expect(new Set(ALL_CASES.map(({ id }) => id)).size).toBe(ALL_CASES.length);
  });

  it.each(ALL_CASES)('$id is read from its text', (given) => {
    const notInText = [
      ...given.facts.flatMap(({ value, unit }) => (unit === undefined ? [value] : [value, unit])),
      ...given.traps.map(({ words }) => words),
    ].filter((words) => !stands(words, given));
    expect(notInText).toEqual([]);

    const roles: readonly string[] = QUANTITY_ROLES;
    const unknownRoles = given.facts.filter((it) => it.kind === 'quantity' && !roles.includes(it.role ?? ''));
    expect(unknownRoles).toEqual([]);
    expect(given.facts.some((it) => it.kind === 'product_type')).toBe(true);
    expect(new Set(given.facts.map((it) => JSON.stringify(it))).size).toBe(given.facts.length);
  });
});
