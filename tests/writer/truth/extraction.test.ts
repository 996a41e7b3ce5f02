import { describe, expect, it } from 'vitest';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { ALL_CASES, READER_CASES } from './all-cases.ts';
import { isFound, isTrue } from './judge-extraction.ts';

describe('the ledger against the truth tables', () => {
  it.each([...ALL_CASES, ...READER_CASES])('$id: nothing in it is false', (given) => {
    expect(extractFacts(given.text).filter((fact) => !isTrue(fact, given))).toEqual([]);
  });

  it('finds at least 80 % of what a careful reader insists on, and 90 % of the quantities', () => {
    const share = (isCounted: (kind: string) => boolean) => {
      const wanted = ALL_CASES.flatMap((given) => {
        const facts = extractFacts(given.text);
        return given.facts
          .filter(
            (truth) => truth.required && truth.part === undefined && truth.kind !== 'number' && isCounted(truth.kind),
          )
          .map((truth) => isFound(truth, facts));
      });
      return wanted.filter(Boolean).length / wanted.length;
    };
    expect(share(() => true)).toBeGreaterThan(0.8);
    expect(share((kind) => kind === 'quantity')).toBeGreaterThan(0.9);
  });
});
