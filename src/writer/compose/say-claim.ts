import type { Fact } from '#domain/robots/facts.ts';
import { FEATURE_VOICES } from '#writer/data/voices/feature-voices.ts';
import { quiet } from './portuguese-words.ts';
import { fittingsIn } from './say-grammar.ts';
import { nounsInJapanese } from './say-nouns.ts';
import { sayPhrase } from './say-phrase.ts';
import { byForm, key } from './say-value.ts';
import type { Wording } from './statement.ts';

const FEATURES = byForm('feature');

/** A claim as a sentence of its own in both languages, never stronger than the seller's word. */
export function sayClaim(fact: Fact): Wording {
  const phrase = sayPhrase(fact.value);
  if (phrase) return phrase;
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
  const nouns = nounsInJapanese(fact.value);
  return { pt: fact.value, ja: nouns === null ? null : `${nouns}です。` };
}

function isFrom(ja: string, value: string): boolean {
  return [...ja.matchAll(/\d+/g)].every(([number]) => value.includes(number));
}
