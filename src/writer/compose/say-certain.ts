import { TWO_MEANINGS } from '#writer/data/phrases/two-meanings.ts';
import type { Bilingual } from '#writer/data/voices/bilingual.ts';
import { fold } from './fold.ts';
import { isSetPhrase, sayPhrase } from './say-phrase.ts';
import { isNamedThing } from './say-things.ts';

const LONGEST_NAME = 4;

/** What may be put into Japanese: a set phrase, or words built from nouns that each have one meaning. */
export function sayCertain(words: string): Bilingual | undefined {
  return isSetPhrase(words) || !hasTwoMeanings(words) ? sayPhrase(words) : undefined;
}

/** "base com borracha": a noun of two meanings, and no other word that settles it ("borracha de vedação"). */
export function hasTwoMeanings(text: string): boolean {
  const words = fold(text).split(/[\s,;/()+-]+/);
  return words.some((word, at) => TWO_MEANINGS.has(word) && !isSettled(words, at));
}

function isSettled(words: readonly string[], at: number): boolean {
  for (let from = Math.max(0, at - LONGEST_NAME); from <= at; from += 1) {
    for (let to = at + 1; to <= Math.min(words.length, from + LONGEST_NAME); to += 1) {
      if (to - from > 1 && isNamedThing(words.slice(from, to).join(' '))) return true;
    }
  }
  return false;
}
