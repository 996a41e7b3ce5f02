import type { Fact } from '#domain/robots/facts.ts';
import { foldPortuguese } from '#writer/facts/folded-text.ts';
import { tokenize } from '#writer/facts/portuguese-words.ts';
import type { TruthCase, TruthFact } from './truth-case.ts';

/** Kinds between which a careful reader may choose: "USB-C" is a property, a connection, a way to use it. */
const ALIKE: Readonly<Partial<Record<Fact['kind'], readonly Fact['kind'][]>>> = {
  claim: ['claim', 'product_type', 'use', 'certification', 'compatibility', 'material', 'audience', 'care'],
  certification: ['certification', 'claim'],
  care: ['care', 'warning', 'claim'],
  warning: ['warning', 'care', 'claim'],
  audience: ['audience', 'product_type', 'use'],
  use: ['use', 'audience', 'product_type', 'claim'],
  contents: ['contents', 'claim'],
  compatibility: ['compatibility', 'claim', 'product_type'],
  model_code: ['model_code', 'brand', 'product_type', 'claim'],
  colour: ['colour', 'claim'],
};

const wordsOf = (text: string) =>
  tokenize(foldPortuguese(text))
    .filter(({ kind, norm }) => kind === 'number' || norm.length > 1)
    .map(({ norm }) => norm);

const holds = (whole: string, part: string) => {
  if (whole.toLowerCase() === part.toLowerCase()) return true;
  const words = new Set(wordsOf(whole));
  const own = wordsOf(part);
  return own.length > 0 && own.every((word) => words.has(word));
};

const sameAmount = (a: string, b: string) =>
  a.replaceAll(/[^\d,.]+/g, ' ').trim() === b.replaceAll(/[^\d,.]+/g, ' ').trim();

/** Is this statement of the ledger in the table? */
export function isTrue(fact: Fact, { facts }: TruthCase): boolean {
  if (fact.kind === 'number' || fact.kind === 'link' || fact.kind === 'price') return true;
  if (fact.kind === 'quantity' && fact.role === 'dimensions' && isSumOfSides(fact, facts)) return true;
  if (fact.kind === 'quantity') {
    return facts.some(
      (truth) =>
        truth.kind === 'quantity' &&
        (truth.role === fact.role || isCounted(truth.role, fact.role)) &&
        isSameOwner(truth.part, fact.part) &&
        isSameValue(truth, fact),
    );
  }
  return facts.some(
    (truth) =>
      (ALIKE[fact.kind] ?? [fact.kind]).includes(truth.kind) &&
      isSamePart(truth, fact) &&
      (holds(truth.value, fact.value) || holds(fact.value, truth.value)),
  );
}

/** "2,80 x 2,30 m" where the table has the width and the height by themselves. */
function isSumOfSides(fact: Fact, facts: readonly TruthFact[]): boolean {
  const sides = facts.filter(
    ({ role }) => role === 'width' || role === 'height' || role === 'length' || role === 'depth',
  );
  return (fact.value.match(/\d+(?:[.,]\d+)?/g) ?? []).every((number) =>
    sides.some(({ value }) => sameAmount(value, number)),
  );
}

/** Equal things sold together, or the pieces of a set: both say how many there are. */
function isCounted(wanted: string | undefined, given: string | null): boolean {
  return wanted === 'parts' && given === 'count';
}

/** Of the product itself, or of one part in both; "reservatório" is the "reservatório de pó". */
function isSameOwner(wanted: string | undefined, given: string | undefined): boolean {
  if (wanted === undefined || given === undefined) return wanted === given;
  return holds(wanted, given) || holds(given, wanted);
}

function isSameValue(truth: TruthFact, fact: Fact): boolean {
  return /\d/.test(fact.value) ? sameAmount(truth.value, fact.value) : holds(truth.value, fact.value);
}

/** "externo" and "parte externa" are one side. */
const sideOf = (part: string) => part.replace(/^(?:parte )?((?:ex|in)tern)[oa]$/, '$1a');

function isSamePart(truth: TruthFact, fact: Fact): boolean {
  if (fact.kind !== 'material' && fact.kind !== 'colour') return true;
  const part = truth.role ?? truth.part;
  // The body of a product is what its material is said of.
  if (part === undefined || fact.role === null)
    return (part ?? 'corpo') === 'corpo' && (fact.role ?? 'corpo') === 'corpo';
  const [wanted, given] = [sideOf(part), sideOf(fact.role)];
  return holds(wanted, given) || holds(given, wanted);
}

export function isFound(truth: TruthFact, facts: readonly Fact[]): boolean {
  return facts.some((fact) => {
    if (truth.kind === 'quantity')
      return (
        fact.kind === 'quantity' &&
        fact.role === truth.role &&
        isSameOwner(truth.part, fact.part) &&
        isSameValue(truth, fact)
      );
    return (
      (ALIKE[fact.kind] ?? [fact.kind]).includes(truth.kind) &&
      (holds(truth.value, fact.value) || holds(fact.value, truth.value))
    );
  });
}
