import type { FactKind } from '#domain/robots/facts.ts';
import { ABBREVIATIONS, AMBIGUOUS, PROPER_NAMES } from '#writer/data/facts/spelling.ts';
import { LEXICON } from '#writer/data/lexicon/all-entries.ts';
import { CARE_PHRASES } from '#writer/data/phrases/care-phrases.ts';
import { CLAIM_PHRASES } from '#writer/data/phrases/claim-phrases.ts';
import { NOUNS } from '#writer/data/phrases/nouns.ts';
import { MORE_NOUNS } from '#writer/data/phrases/nouns-more.ts';
import { PROPERTY_PHRASES } from '#writer/data/phrases/property-phrases.ts';
import { WARNING_PHRASES } from '#writer/data/phrases/warning-phrases.ts';
import { WASHING_PHRASES } from '#writer/data/phrases/washing-phrases.ts';
import { foldPortuguese } from './folded-text.ts';

const WORD = /\p{L}[\p{L}\p{M}]*/gu;

/** How our own Portuguese writes each word, by its folded form. */
const SPELLINGS: ReadonlyMap<string, ReadonlySet<string>> = spellingsOf([
  ...LEXICON.flatMap(({ forms, pt }) => [...forms, pt]),
  ...[...NOUNS, ...MORE_NOUNS].map(([forms]) => forms),
  ...[...CARE_PHRASES, ...CLAIM_PHRASES, ...PROPERTY_PHRASES, ...WARNING_PHRASES, ...WASHING_PHRASES].flatMap(
    ({ forms, says }) => [...forms, says.pt],
  ),
]);

function spellingsOf(texts: readonly string[]): Map<string, Set<string>> {
  const spellings = new Map<string, Set<string>>();
  for (const word of texts.flatMap((text) => text.toLowerCase().match(WORD) ?? [])) {
    const folded = foldPortuguese(word);
    spellings.set(folded, new Set([...(spellings.get(folded) ?? []), word]));
  }
  return spellings;
}

/** Kinds whose words are everyday nouns: there a capital inside is only the writing of a title. */
const PLAIN_NOUNS: ReadonlySet<FactKind> = new Set(['product_type', 'colour', 'material', 'audience', 'contents']);

/** The seller's words in the spelling of the dictionary: no shouting, no capitals of a title, accents where they belong. */
export function tidyWords(value: string, kind: FactKind): string {
  return unshouted(value)
    .replaceAll(WORD, (word) => tidyWord(word, kind))
    .replaceAll(/\b(lav\p{L}+|feit[oa]s?|costurad[oa]s?|pintad[oa]s?) a mão/giu, '$1 à mão');
}

/** A sentence in capitals is written small, but for codes and abbreviations. */
export function unshouted(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  const isShouted = /\s/.test(text.trim()) && letters.length > 6 && capitals.length > letters.length * 0.7;
  if (!isShouted) return text;
  return text.replaceAll(/(?<![\p{L}\d-])\p{L}[\p{L}\p{M}]*(?![\p{L}\d]|-\d)/gu, (word) =>
    ABBREVIATIONS.has(word.toUpperCase()) ? word : word.toLowerCase(),
  );
}

function tidyWord(word: string, kind: FactKind): string {
  const folded = foldPortuguese(word);
  const written = SPELLINGS.get(folded);
  if (!written || ABBREVIATIONS.has(word.toUpperCase()) || PROPER_NAMES.has(folded)) return word;
  const isShouted = word.length > 1 && word === word.toUpperCase();
  const isCapital = /^\p{Lu}\p{Ll}/u.test(word);
  const cased = isShouted || (isCapital && PLAIN_NOUNS.has(kind)) ? word.toLowerCase() : word;
  return accented(cased, folded, written);
}

/** "recarregavel" has one way to be written; "fabrica" is a word of its own. */
function accented(word: string, folded: string, written: ReadonlySet<string>): string {
  if (foldPortuguese(word) !== word.toLowerCase() || AMBIGUOUS.has(folded)) return word;
  const [only, ...others] = [...written].filter((spelling) => spelling !== folded);
  if (only === undefined || others.length > 0) return word;
  return /^\p{Lu}/u.test(word) ? only.charAt(0).toUpperCase() + only.slice(1) : only;
}
