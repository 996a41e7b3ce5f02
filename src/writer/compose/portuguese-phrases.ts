import type { LexiconEntry } from '#writer/data/lexicon/lexicon-entry.ts';
import type { ProductFacts } from '#writer/facts/description-analysis.ts';

export type GrammaticalGender = 'masculine' | 'feminine';

const MASCULINE_IN_A = /^(pijama|sofá|mapa|chá|sutiã|maiô|babá)/;
const FEMININE_ELSEWHERE =
  /^(air fryer|base|capinha|case|clutch|webcam|necessaire|legging|calça|meia|t-shirt|pelúcia|nuvem|tag|smartband|smart tag|soundbar|chave|torre|fonte|faca|luz|rede|palheta|lavadora|película|fronha|semente|flor|pasta|trena|embalagem|mandoline|prancha|esteira|action figure)/;

export function genderOf(entry: LexiconEntry | undefined): GrammaticalGender {
  if (!entry) return 'masculine';
  const [first = ''] = entry.pt.toLowerCase().split(/[\s-]/);
  if (MASCULINE_IN_A.test(first)) return 'masculine';
  if (FEMININE_ELSEWHERE.test(entry.pt.toLowerCase())) return 'feminine';
  return /(a|as|ã|ção|ções|dade)$/.test(first) ? 'feminine' : 'masculine';
}

/** "feit[o/a]" takes the ending of the product's gender. */
export function agree(text: string, gender: GrammaticalGender): string {
  return text.replaceAll(/\[(\p{L}*)\/(\p{L}*)\]/gu, gender === 'feminine' ? '$2' : '$1');
}

export function joinPortuguese(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
}

/** Short description without an article: "garrafa térmica em aço inoxidável". */
export function productPhrasePt(facts: ProductFacts): string {
  if (!facts.head) return sellersWords(facts.title);
  const name =
    facts.isSet && !/^(kit|jogo|conjunto|par)\b/.test(facts.head.pt)
      ? `kit de ${pluralize(facts.head.pt)}`
      : facts.head.pt;
  const materials = facts.materials.slice(0, 2).map(({ pt }) => pt);
  return materials.length > 0 ? `${name} em ${joinPortuguese(materials)}` : name;
}

/** For a product we do not know the seller's own title is the only honest description. */
function sellersWords(title: string): string {
  const quiet = title === title.toUpperCase() ? title.toLowerCase() : title;
  return /\p{Script=Latin}{3}/u.test(quiet) && !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(quiet)
    ? quiet.slice(0, 60).trim()
    : 'uma escolha para o seu dia a dia';
}

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/ão$/, 'ões'],
  [/([aáoóuú])l$/, '$1is'],
  [/el$/, 'éis'],
  [/il$/, 'is'],
  [/m$/, 'ns'],
  [/([rz])$/, '$1es'],
  [/([aeiouáéíóúâêôã])$/, '$1s'],
];

/** The noun and its adjectives up to the first preposition: caixas de som, potes herméticos. */
function pluralize(phrase: string): string {
  const words = phrase.split(' ');
  const stop = words.findIndex((word) => /^(de|da|do|para|com|sem|a|à|em)$/.test(word));
  return words.map((word, index) => (stop >= 0 && index >= stop ? word : pluralWord(word))).join(' ');
}

function pluralWord(word: string): string {
  if (/vel$/.test(word)) return word.replace(/vel$/, 'veis');
  for (const [ending, plural] of PLURALS) if (ending.test(word)) return word.replace(ending, plural);
  return word;
}
