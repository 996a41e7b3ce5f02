import type { NamesReply, NamesRequest, WithFacts } from '#domain/robots/robot-replies.ts';
import { seededRandom, shuffled } from '#domain/robots/seeded-random.ts';
import type { Written } from '#domain/robots/written-sentence.ts';
import { familyVoice } from '#writer/data/voices/family-voices.ts';
import { capitalize } from './portuguese-words.ts';
import { type Product, productOf } from './product.ts';

const COINED_NAMES = 4;
const DESCRIPTIVE_NAMES = 2;
const DESCRIPTION_MAX = 32;
const SMALL_WORDS = /^(?:de|da|do|das|dos|para|com|sem|a|e|em|os|as|p\/|c\/)$/;

/** Six names: short invented ones and two that say what the product is. They promise no feature. */
export function composeNames(request: WithFacts<NamesRequest>): Written<NamesReply> {
  const product = productOf(request.facts, request.description);
  const random = seededRandom(product.seed);
  const { roots, ends } = familyVoice(product.family).names;
  const first = shuffled(roots, random);
  const last = shuffled(ends, random);
  const coined = first.slice(0, COINED_NAMES).map((root, index) => `${root} ${last[index] ?? ''}`.trim());
  const described = first
    .slice(COINED_NAMES, COINED_NAMES + DESCRIPTIVE_NAMES)
    .map((root, index) =>
      product.typeFact ? `${kindOf(product)} ${root}` : `${root} ${last[COINED_NAMES - index] ?? 'One'}`,
    );
  const names = [...new Set([...coined, ...described])];
  return {
    names,
    sentences: names.map((text, index) => ({ field: 'names', index, source: null, text, meaning: null })),
  };
}

/** The kind of product in whole words, without a small word at the end. */
function kindOf({ head, pt, isSet, noun }: Product): string {
  const words = (isSet && noun.isPlural ? `kit ${pt.replace(/^kit (?:de )?/, '')}` : (head?.pt ?? pt)).split(/\s+/);
  let taken = words[0] ?? '';
  for (const word of words.slice(1)) {
    if (`${taken} ${word}`.length > DESCRIPTION_MAX) break;
    taken = `${taken} ${word}`;
  }
  const kept = taken.slice(0, 50).split(' ');
  while (kept.length > 1 && SMALL_WORDS.test(kept.at(-1) ?? '')) kept.pop();
  return kept.map((word, index) => (index > 0 && SMALL_WORDS.test(word) ? word : capitalize(word))).join(' ');
}
