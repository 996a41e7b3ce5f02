import { UNIT_WORDS } from '#writer/data/frames/unit-words.ts';
import { LEXICON } from '#writer/data/lexicon/all-entries.ts';
import { ADJECTIVES, ATTRIBUTES } from '#writer/data/phrases/grammar-words.ts';
import { normalizeWord } from '#writer/facts/portuguese-words.ts';
import { fold } from './fold.ts';
import { japaneseNumber } from './japanese-number.ts';
import { nounInJapanese } from './say-nouns.ts';
import { colourInJapanese, materialInJapanese, partInJapanese } from './say-value.ts';

const ARTICLE = /^(?:o|a|os|as|um|uma|seu|sua|seus|suas)\s+/;
const NAMED = new Map(
  // What needs its context ("capinha" of a phone) has no sense by itself.
  LEXICON.filter(
    ({ role, needs }) => (role === 'part' || role === 'word' || role === 'type') && needs === undefined,
  ).flatMap(({ forms, ja }) => forms.map((form) => [keyOf(form), ja] as const)),
);
const DEEPEST = 4;
/** A number or a preposition opens no thing: "3 em 1" counts nothing. */
const STARTS_A_THING = /^(?!(?:em|no|na|de|do|da|por|com|sem|para|ate|que|e|ou)\s)[a-z]/;

/** A thing with what describes it: "alças acolchoadas", "suporte para celular", "tampa de bambu"; null as soon as a word is not known. */
export function thingInJapanese(words: string, depth = 0): string | null {
  const bare = fold(words).replace(ARTICLE, '');
  if (!STARTS_A_THING.test(bare) || depth > DEEPEST) return null;
  const known = partInJapanese(bare) ?? nounInJapanese(bare) ?? NAMED.get(keyOf(bare)) ?? null;
  return known ?? described(bare, depth) ?? joined(bare, depth);
}

/** The tables know these words as one thing: "cabo USB", "borracha de vedação". */
export function isNamedThing(words: string): boolean {
  const bare = fold(words);
  return (partInJapanese(bare) ?? nounInJapanese(bare) ?? NAMED.get(keyOf(bare)) ?? null) !== null;
}

/** Several things: "bolso interno e zíper lateral". */
export function thingsInJapanese(words: string): string | null {
  const whole = thingInJapanese(words);
  if (whole !== null) return whole;
  const items = fold(words)
    .split(/\s*[,;+]\s*|\s+e\s+/)
    .filter((item) => item !== '');
  if (items.length < 2) return null;
  const said = items.map((item) => thingInJapanese(item));
  return said.every((ja) => ja !== null) ? said.join('、') : null;
}

export function adjectiveOf(word: string): readonly [string, string] | undefined {
  return ADJECTIVES[masculine(word)];
}

function described(words: string, depth: number): string | null {
  const parts = words.split(' ');
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return null;
  // "azul marinho" is one colour.
  const two = parts.length > 2 ? colourInJapanese(parts.slice(-2).join(' ')) : null;
  const painted = two === null ? null : thingInJapanese(parts.slice(0, -2).join(' '), depth + 1);
  if (painted !== null) return `${two}の${painted}`;
  const rest = thingInJapanese(parts.slice(0, -1).join(' '), depth + 1);
  if (rest === null) return null;
  const before = adjectiveOf(last)?.[0] ?? ATTRIBUTES[masculine(last)];
  if (before !== undefined) return before + rest;
  const colour = colourInJapanese(last);
  return colour === null ? null : `${colour}の${rest}`;
}

function joined(words: string, depth: number): string | null {
  const measured = /^(.+?) de (\d+(?:[.,]\d+)?) ?([a-z]+)$/.exec(words);
  const unit = UNIT_WORDS[measured?.[3] ?? ''];
  if (measured && unit !== undefined) {
    const thing = thingInJapanese(measured[1] ?? '', depth + 1);
    if (thing !== null) return `${japaneseNumber(measured[2] ?? '')}${unit}の${thing}`;
  }
  const made = /^(.+?) (?:de|em) (.+)$/.exec(words);
  if (made) {
    const [thing, material] = [thingInJapanese(made[1] ?? '', depth + 1), materialInJapanese(made[2] ?? '')];
    if (thing !== null && material !== null) return `${material}の${thing}`;
  }
  const meant = /^(.+?) (?:para|p|pra) (.+)$/.exec(words);
  if (meant) {
    const [thing, user] = [thingInJapanese(meant[1] ?? '', depth + 1), thingInJapanese(meant[2] ?? '', depth + 1)];
    if (thing !== null && user !== null) return `${user}用${thing}`;
  }
  const having = /^(.+?) com (.+)$/.exec(words);
  if (having) {
    const [thing, part] = [thingInJapanese(having[1] ?? '', depth + 1), thingInJapanese(having[2] ?? '', depth + 1)];
    if (thing !== null && part !== null) return `${part}付きの${thing}`;
  }
  return null;
}

function masculine(word: string): string {
  return normalizeWord(word).replace(/ora$/, 'or').replace(/a$/, 'o');
}

function keyOf(text: string): string {
  return fold(text)
    .split(/[\s-]+/)
    .map(normalizeWord)
    .join(' ');
}
