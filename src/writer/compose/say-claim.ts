import type { Fact } from '#domain/robots/facts.ts';
import { FEATURE_VOICES } from '#writer/data/voices/feature-voices.ts';
import { quiet } from './portuguese-words.ts';
import { hasTwoMeanings, sayCertain } from './say-certain.ts';
import { fittingsIn } from './say-grammar.ts';
import { nounsInJapanese } from './say-nouns.ts';
import { byForm, key } from './say-value.ts';
import type { Wording } from './statement.ts';

const FEATURES = byForm('feature');

/** A claim as a sentence of its own in both languages, never stronger than the seller's word. */
export function sayClaim(fact: Fact): Wording {
  const phrase = sayCertain(fact.value);
  if (phrase) return phrase;
  if (hasTwoMeanings(fact.value)) return { pt: fact.value, ja: null };
  const feature = FEATURES.get(key(fact.value));
  const voice = feature ? FEATURE_VOICES.get(feature.pt) : undefined;
  // "giratório" is no promise of 360 degrees: a number has to be the seller's own.
  if (voice && isFrom(voice.ja, fact.value)) return voice;
  const thing = fact.value.trim().includes(' ') ? fittingsIn(fact.value) : null;
  if (thing !== null)
    return {
      pt: `Tem ${quiet(fact.value)}.`,
      ja: `${thing}${thing.includes('付き') ? 'を備えています' : '付きです'}。`,
    };
  // A bare noun is no claim, 「取扱説明書です」 of what works by hand; a code or a name is itself in both languages.
  const nouns = nounsInJapanese(fact.value);
  return { pt: fact.value, ja: nouns !== null && /^[\w .+/-]+$/.test(nouns) ? `${nouns}です。` : null };
}

function isFrom(ja: string, value: string): boolean {
  return [...ja.matchAll(/\d+/g)].every(([number]) => value.includes(number));
}
