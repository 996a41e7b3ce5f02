import { CARE_PHRASES } from '#writer/data/phrases/care-phrases.ts';
import { CLAIM_PHRASES } from '#writer/data/phrases/claim-phrases.ts';
import { PROPERTY_PHRASES } from '#writer/data/phrases/property-phrases.ts';
import type { SetPhrase } from '#writer/data/phrases/set-phrase.ts';
import { WARNING_PHRASES } from '#writer/data/phrases/warning-phrases.ts';
import { WASHING_PHRASES } from '#writer/data/phrases/washing-phrases.ts';
import type { Bilingual } from '#writer/data/voices/bilingual.ts';
import { fold } from './fold.ts';
import { japaneseNumber } from './japanese-number.ts';
import { sayAllergens } from './say-allergens.ts';
import { sayGrammar } from './say-grammar.ts';
import { nounsInJapanese } from './say-nouns.ts';
import { withAccents } from './vocabulary.ts';

const EXACT = new Map<string, Bilingual>();
const OPEN: { pattern: RegExp; slots: string[]; says: Bilingual }[] = [];

const PHRASES: readonly SetPhrase[] = [
  ...CARE_PHRASES,
  ...CLAIM_PHRASES,
  ...PROPERTY_PHRASES,
  ...WASHING_PHRASES,
  ...WARNING_PHRASES,
];
for (const { forms, says } of PHRASES) {
  for (const form of forms) {
    if (!form.includes('{')) EXACT.set(tidy(form), says);
    else OPEN.push({ ...compile(form), says });
  }
}

const PROPERTIES = new Set(
  [...CLAIM_PHRASES, ...PROPERTY_PHRASES].flatMap(({ forms }) => forms.filter((form) => !form.includes('{')).map(tidy)),
);
const SHORTEST_HALF = 9;

/** "Obs:", "Atenção:": what follows is the note. */
const NOTE = /^\s*(?:obs\.?|observaç[aã]o|atenç[aã]o|aviso|importante|nota)\s*:\s*/iu;

/** Words of the seller that make up a whole known sentence; undefined as soon as anything in them is not known. */
export function sayPhrase(words: string): Bilingual | undefined {
  const known = SAID.get(words);
  if (known !== undefined) return known ?? undefined;
  const said = findPhrase(words);
  if (SAID.size >= MOST_SAID) SAID.clear();
  SAID.set(words, said ?? null);
  return said;
}

/** The same words come again from the ledger, the list and the translation of one text. */
const SAID = new Map<string, Bilingual | null>();
const MOST_SAID = 2_000;

/** The words as a whole stand in our tables. */
export function isSetPhrase(words: string): boolean {
  const text = tidy(words.replace(NOTE, ''));
  return EXACT.has(text) || OPEN.some(({ pattern }) => pattern.test(text));
}

function findPhrase(words: string): Bilingual | undefined {
  const text = tidy(words.replace(NOTE, ''));
  const exact = EXACT.get(text);
  if (exact) return exact;
  for (const { pattern, slots, says } of OPEN) {
    const match = pattern.exec(text);
    const filled = match ? fill(says, slots, match.slice(1)) : undefined;
    if (filled) return filled;
  }
  return (
    sayAllergens(words.replace(NOTE, '')) ??
    sayGrammar(text, words.replace(NOTE, '')) ??
    sayBoth(words.replace(NOTE, ''))
  );
}

/** "enxágue após o uso e seque à sombra": two phrases, each known by itself. */
function sayBoth(words: string): Bilingual | undefined {
  const halves = words.split(/\s+e\s+|,\s+/i);
  if (halves.length !== 2 || halves.some((half) => half.trim().length < SHORTEST_HALF)) return undefined;
  const [first, second] = halves.map((half) => sayPhrase(half));
  return first && second ? { pt: `${first.pt} ${second.pt}`, ja: first.ja + second.ja } : undefined;
}

/** A sober property in a set phrase of its own. */
export function isPropertyPhrase(words: string): boolean {
  return PROPERTIES.has(tidy(words));
}

/** "não usar no carro" forbids a place, and not the car. */
const LEADS_ELSEWHERE = /^(?:em|no|na|nos|nas|num|numa|ao|aos|para|pra|com|sem|sob|sobre|por|dentro|perto|longe) /;

function fill(says: Bilingual, slots: readonly string[], values: readonly string[]): Bilingual | undefined {
  let { pt, ja } = says;
  for (const [index, slot] of slots.entries()) {
    const value = values[index] ?? '';
    if (slot === 'x' && LEADS_ELSEWHERE.test(value)) return undefined;
    const said = slot === 'x' ? nounsInJapanese(value) : japaneseNumber(value);
    if (said === null) return undefined;
    pt = pt.replaceAll(`{${slot}}`, () => withAccents(value));
    ja = ja.replaceAll(`{${slot}}`, () => said);
  }
  return { pt, ja };
}

function tidy(words: string): string {
  return fold(words.replaceAll(/(\d)\s?["”]/g, '$1 polegadas'))
    .replaceAll(/[()[\]]/g, ' ')
    .replaceAll('º', '°')
    .replaceAll(/\bp\/\s?/g, 'para ')
    .replaceAll(/\bc\/\s?/g, 'com ')
    .replaceAll(/\bs\/\s?/g, 'sem ')
    .replaceAll(/\bn\b/g, 'nao')
    .replaceAll(/\bmicro ?ondas\b/g, 'micro-ondas')
    .replaceAll(/\blava[ -]loucas?\b/g, 'lava-loucas')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** {x} nouns, {n} and {m} numbers. */
function compile(form: string): { pattern: RegExp; slots: string[] } {
  const slots = [...form.matchAll(/\{(\w)\}/g)].map((match) => match[1] ?? '');
  const source = tidy(form.replaceAll(/\{(\w)\}/g, '0$10'))
    .replaceAll(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll('0x0', '([^.!?:]{2,60})')
    .replaceAll(/0[nm]0/g, String.raw`(\d+(?:[.,]\d+)?)`);
  return { pattern: new RegExp(`^${source}$`, 'u'), slots };
}
