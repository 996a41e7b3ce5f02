import { LEXICON } from '#writer/data/lexicon/all-entries.ts';
import { CARE_PHRASES } from '#writer/data/phrases/care-phrases.ts';
import { CLAIM_PHRASES } from '#writer/data/phrases/claim-phrases.ts';
import { COUNTRIES } from '#writer/data/phrases/grammar-words.ts';
import { NOUNS } from '#writer/data/phrases/nouns.ts';
import { MORE_NOUNS } from '#writer/data/phrases/nouns-more.ts';
import { PROPERTY_PHRASES } from '#writer/data/phrases/property-phrases.ts';
import { WARNING_PHRASES } from '#writer/data/phrases/warning-phrases.ts';
import { WASHING_PHRASES } from '#writer/data/phrases/washing-phrases.ts';
import { FEATURE_VOICES } from '#writer/data/voices/feature-voices.ts';
import { normalizeWord, stripAccents } from '#writer/facts/portuguese-words.ts';
import { PROPER } from './say-nouns.ts';

const PHRASES = [...CARE_PHRASES, ...CLAIM_PHRASES, ...PROPERTY_PHRASES, ...WARNING_PHRASES, ...WASHING_PHRASES];
const WRITTEN = [
  ...LEXICON.flatMap(({ forms }) => forms),
  ...[...NOUNS, ...MORE_NOUNS].flatMap(([forms]) => forms.split('|')),
  ...PHRASES.map(({ says }) => says.pt),
  ...[...FEATURE_VOICES.values()].map(({ pt }) => pt),
  'não úmido úmida automático automática máximo máxima mínimo mínima até você também já dobrável',
  'alça lâmina reservatório cúpula zíper botões elástico lençol colchão cordão armação superfície',
];

const COMMON = new Set<string>();
const ACCENTED = new Map<string, string>();
const PLAIN = new Set<string>(
  'esta pais media continua so nos da as e a por pra pelo sabia secretaria para'.split(' '),
);

for (const word of WRITTEN.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? [])) {
  COMMON.add(normalizeWord(word));
  const bare = stripAccents(word);
  if (bare === word) PLAIN.add(word);
  else ACCENTED.set(bare, word);
}

const PROPER_NAMES = new Set([...Object.keys(COUNTRIES), ...Object.keys(PROPER)].map(normalizeWord));

/** A word of everyday language: it takes no capital inside a sentence. */
export function isCommonWord(word: string): boolean {
  return COMMON.has(normalizeWord(word));
}

/** Countries and makers of devices: they keep their capital wherever they stand. */
export function isProperName(word: string): boolean {
  return PROPER_NAMES.has(normalizeWord(word.replace(/[.,;:]$/, '')));
}

/** "automatico" is automático: accents that a hurried seller left out, where no other word is written so. */
export function withAccents(text: string): string {
  return text.replaceAll(/\p{L}{3,}/gu, (word) => {
    const lower = word.toLowerCase();
    const accented = PLAIN.has(lower) ? undefined : ACCENTED.get(lower);
    if (accented === undefined) return word;
    return word === lower ? accented : word === word.toUpperCase() ? accented.toUpperCase() : titled(accented);
  });
}

function titled(word: string): string {
  return word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1);
}
