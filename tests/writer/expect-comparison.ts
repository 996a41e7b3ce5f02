import { expect } from 'vitest';
import type { Fact } from '#domain/robots/facts.ts';
import { compareFacts } from '#writer/check/compare-facts.ts';
import { fact, measure } from './ledger.ts';

/** "weight=320 g; colour:preto": quantities by role, the rest by kind. A unit of - is none. */
const ledgerOf = (cell: string): Fact[] =>
  cell.split(';').map((one) => {
    const [, role, value, unit] = /^(\w+)=(.+) (\S+)$/.exec(one.trim()) ?? [];
    if (role && value && unit) return unit === '-' ? measure(role, value, '', value) : measure(role, value, unit);
    const [kind, ...words] = one.trim().split(':');
    return fact(kind as Fact['kind'], words.join(':'));
  });
const listed = (name: string, items: readonly string[]) => (items.length > 0 ? [`${name} ${items.join(', ')}`] : []);

/** A row of: language → facts of the ledger → text → the seller's text, where it says more → what comes of it. */
export function expectComparison([language, ledger = '', text = '', source, expected]: readonly string[]): void {
  const { kept, changed, lost, added } = compareFacts(
    ledgerOf(ledger),
    text,
    language as 'pt' | 'ja',
    source || undefined,
  );
  const valuesOf = (facts: readonly Fact[]) => facts.map(({ value }) => value);
  const changes = changed.map((one) => `${one.fact.value} to ${one.excerpt}`);
  const additions = added.map((one) => `${one.kind} “${one.excerpt}” (${one.label}${one.isRisky ? ', risky' : ''})`);
  const told = [
    ...listed('kept', valuesOf(kept)),
    ...listed('changed', changes),
    ...listed('lost', valuesOf(lost)),
    ...listed('added', additions),
  ];
  expect(told.join('; ') || 'nothing').toBe(expected);
  for (const { excerpt, start, end } of [...changed, ...added]) expect(text.slice(start, end)).toBe(excerpt);
}
