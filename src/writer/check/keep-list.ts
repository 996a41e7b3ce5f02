import type { Fact } from '#domain/robots/facts.ts';
import { LEXICON } from '#writer/data/lexicon/all-entries.ts';
import { foldPortuguese } from '#writer/facts/folded-text.ts';
import { normalizeWord, tokenize } from '#writer/facts/portuguese-words.ts';

const LATIN_WORD = /[A-Za-zÀ-ÖØ-öø-ÿ][A-Za-zÀ-ÖØ-öø-ÿ'’-]*/g;

/** Portuguese of every day that no brand is made of. */
const EVERYDAY: ReadonlySet<string> = new Set(
  LEXICON.filter(({ role }) => role !== 'label').flatMap(({ forms, ja }) =>
    forms
      .filter((form) => !ja.toLowerCase().includes(form.toLowerCase()))
      .flatMap((form) => tokenize(form).map(({ norm }) => norm)),
  ),
);

/**
 * Latin words that may stay as they are in a Japanese text: names, codes, addresses, ingredients and sizes of the
 * seller's. Folded, one word each.
 */
export function keepListOf(source: string, facts: readonly Fact[]): Set<string> {
  const named = facts.filter(({ kind }) => NAMES.has(kind)).map(({ value }) => value);
  const kept = new Set(named.flatMap(wordsOf));
  for (const line of source.normalize('NFC').split('\n')) {
    const isShouted = line === line.toUpperCase() && /\p{L}{4}.*\p{L}{4}/u.test(line);
    const isIngredients =
      /\b(?:inci|ingredientes|ingredients|composi[cç][aã]o)\b/i.test(line) && line.split(',').length > 2;
    for (const match of line.matchAll(LATIN_WORD)) {
      const word = match[0];
      if (isIngredients || (!isShouted && isNameLike(word, match.index > 0)) || /^[A-Z]{1,3}$/.test(word))
        kept.add(foldPortuguese(word));
    }
  }
  return kept;
}

const NAMES: ReadonlySet<Fact['kind']> = new Set([
  'brand',
  'model_code',
  'link',
  'certification',
  'compatibility',
  'size_range',
]);

/** Written with capitals inside a sentence, and no word of every day. */
function isNameLike(word: string, isInside: boolean): boolean {
  if (!/[A-Z]/.test(word)) return false;
  if (/[a-z][A-Z]/.test(word)) return true;
  return (isInside || word.length > 3) && !EVERYDAY.has(normalizeWord(word)) && !/[ãõçáéíóúâêôà]/i.test(word);
}

export function isEveryday(word: string): boolean {
  return EVERYDAY.has(normalizeWord(word));
}

export function wordsOf(text: string): string[] {
  return (text.match(LATIN_WORD) ?? []).map((word) => foldPortuguese(word));
}
