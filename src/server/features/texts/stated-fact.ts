import type { StatedFact } from '#contract/sheet.ts';
import { labelOfFact } from '#domain/robots/fact-labels.ts';
import type { Fact } from '#domain/robots/facts.ts';

/** Texts of versions before the sheet keep the facts that were read then, in their own shape. */
export const statedFactOf = (fact: StatedFact | Fact): StatedFact =>
  'key' in fact
    ? fact
    : { key: fact.kind, label: labelOfFact(fact), value: fact.value, unit: fact.unit, words: fact.text };
