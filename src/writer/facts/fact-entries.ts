import type { Fact, FactKind } from '#domain/robots/facts.ts';
import type { LexiconEntry, LexiconRole } from '#writer/data/lexicon/lexicon-entry.ts';
import { contextOf, matchLexicon } from './lexicon-matcher.ts';
import { FUNCTION_WORDS, tokenize } from './portuguese-words.ts';

/** Which entries of the lexicon may stand for a fact of this kind. */
const ROLES: Readonly<Partial<Record<FactKind, readonly LexiconRole[]>>> = {
  product_type: ['type'],
  colour: ['colour', 'pattern'],
  material: ['material'],
  audience: ['audience'],
  use: ['occasion'],
  claim: ['feature'],
  contents: ['type', 'part'],
};

/**
 * The entries that say all of a fact's value. Undefined when a word of it is unknown: half a translation would be
 * another statement.
 */
export function entriesOfFact(fact: Fact): LexiconEntry[] | undefined {
  const roles = ROLES[fact.kind];
  if (!roles) return undefined;
  const words = fact.kind === 'contents' ? fact.value.replace(/^\d{1,3}\s?(?:x|un\.?|unidades?)?\s+/i, '') : fact.value;
  const tokens = tokenize(words);
  const matches = matchLexicon(tokens, new Set([...contextOf(tokens), 'cor', 'cores'])).filter(({ entry }) =>
    roles.includes(entry.role),
  );
  const isSaid = (at: number) => matches.some(({ from, to }) => from <= at && at < to);
  const whole = tokens.every(({ norm, kind }, at) => kind === 'stop' || isSaid(at) || FUNCTION_WORDS.has(norm));
  return matches.length > 0 && whole ? matches.map(({ entry }) => entry) : undefined;
}
