import type { Fact } from '#domain/robots/facts.ts';
import { composeAds } from '#writer/compose/compose-ads.ts';
import { composeCopy } from '#writer/compose/compose-copy.ts';
import { wordedFor } from '#writer/compose/family-verbs.ts';
import { fold } from '#writer/compose/fold.ts';
import { type Product, productOf } from '#writer/compose/product.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { isFound } from './judge-extraction.ts';
import type { TruthCase, TruthFact } from './truth-case.ts';

export type Kept = { truth: TruthFact; inCopy: boolean; inAds: boolean };

/** The fact's own words in Japanese stand in one of the texts. */
export function isTold(fact: Fact, product: Product, written: string): boolean {
  if (fact.kind === 'product_type') return product.head !== undefined && written.includes(product.ja);
  return product.statements.some(
    ({ factIds, japaneseFactIds, says }) =>
      (japaneseFactIds ?? factIds).includes(fact.id) &&
      says.some(({ ja }) => ja !== null && written.includes(wordedFor(product, ja).replace(/(?:です)?。$/, ''))),
  );
}

const STRATEGIES = ['aida', 'pas', 'storytelling'] as const;

/** From the seller's text, as it was read or confirmed by the seller: which facts of the table reach the copy, and which a set of ads in each strategy. */
export function keptOf(given: TruthCase, isConfirmed = false): Kept[] {
  const { text } = given;
  const facts = extractFacts(text).map(({ unsure, ...fact }) => (unsure && !isConfirmed ? { ...fact, unsure } : fact));
  const product = productOf(facts, text);
  const copy = fold(composeCopy({ description: text, chosenName: 'Sora Mate', chosenModel: 'AIDA', facts }).copy);
  const sets = STRATEGIES.map((strategy) => composeAds({ text, strategy, facts }).descriptions.join('\n'));
  return given.facts
    .filter(({ kind }) => kind !== 'number' && kind !== 'price' && kind !== 'link')
    .map((truth) => {
      const own = facts.filter((fact) => isFound(truth, [fact]));
      return {
        truth,
        inCopy: copy.includes(fold(truth.value)) || own.some(({ value }) => copy.includes(fold(value))),
        inAds: sets.every((ads) => own.some((fact) => isTold(fact, product, ads))),
      };
    });
}
