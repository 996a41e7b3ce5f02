import type { Fact, QuantityRole } from '#domain/robots/facts.ts';
import { type FrameVariant, QUANTITY_FRAMES } from '#writer/data/frames/quantity-frames.ts';
import { AGE_UNITS, GLUED_UNITS, PORTUGUESE_UNITS, UNIT_WORDS } from '#writer/data/frames/unit-words.ts';
import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';
import { stripAccents } from '#writer/facts/portuguese-words.ts';
import { japaneseNumber } from './japanese-number.ts';
import { nounInJapanese } from './say-nouns.ts';
import type { Wording } from './statement.ts';

type Bound = 'max' | 'about' | 'over' | 'min' | 'from' | 'under' | null;

const BOUNDS: readonly (readonly [RegExp, Exclude<Bound, null>])[] = [
  [/(?:\bate|\bmax(?:imo|ima)?\.?(?: de)?)\s*$/, 'max'],
  [/(?:cerca de|\buns|\bumas|aprox\w*\.?(?: de|:)?|em torno de|por volta de|mais ou menos|±|~)\s*$/, 'about'],
  [/(?:a partir d[eo]s?)\s*$/, 'from'],
  [/(?:mais de|acima de|\+(?: de)?)\s*$/, 'over'],
  [/(?:pelo menos|minim[oa](?: de)?)\s*$/, 'min'],
  [/(?:menor que|menos de|abaixo de|inferior a|<)\s*$/, 'under'],
];
const BOUND_PT = {
  max: 'até ',
  about: 'cerca de ',
  over: 'mais de ',
  min: 'no mínimo ',
  from: 'a partir de ',
  under: 'menos de ',
} as const;

export function frameOf(fact: Fact, family: Family): FrameVariant | undefined {
  const variants = QUANTITY_FRAMES[fact.role as QuantityRole] as readonly FrameVariant[] | undefined; // roles of the seller's own ledger may be unknown
  const words = nearWords(fact);
  return variants?.find(
    (variant) =>
      (!variant.families || variant.families.includes(family)) &&
      (!variant.words || variant.words.test(words)) &&
      (!variant.units || variant.units.test(plain(fact.unit ?? ''))),
  );
}

/** "frias por até 24 horas e quentes por até 12": what stands between the number before and this one, or after it. */
function nearWords(fact: Fact): string {
  const text = plain(fact.text);
  const at = text.indexOf(plain(fact.value));
  if (at < 0) return `${text} ${plain(fact.value)}`;
  const before = text.slice(0, at);
  const after = text.slice(at + fact.value.length);
  const near = before.slice(before.search(/[^\d]*$/));
  return `${/\p{L}{3}/u.test(near) ? near : `${before} ${after.slice(0, 40)}`} ${plain(fact.value)}`;
}

/** "até 15 m" and 最大15m; the Japanese is missing where the unit is not known. */
export function sayAmount(fact: Fact): Wording {
  const bound = boundOf(fact);
  const value = fact.value.trim();
  const years = fact.role === 'age' ? /^\+?\s?(\d{1,2})\s?\+?$/.exec(value) : null;
  if (years && value.includes('+')) return { pt: `a partir de ${years[1]} anos`, ja: `${years[1]}歳以上` };
  if (/^bivolt$/i.test(value)) return { pt: 'bivolt', ja: '複数の電圧' };
  const unit = fact.unit?.trim() || unitBehind(fact);
  const number = readNumber(value);
  const written = PORTUGUESE_UNITS[plain(unit)] ?? unit.replace(/\.$/, '');
  const amount = value.replaceAll(/(?<![\d.,])(\d{1,3})\.(\d{1,2})(?![\d.,])/g, '$1,$2');
  const pt = `${bound ? BOUND_PT[bound] : ''}${amount}${unit === '' || GLUED_UNITS.has(unit) ? '' : ' '}${written}`;
  if (number === undefined) return { pt, ja: null };
  const ja = japaneseUnit(fact, number, unit);
  return { pt, ja: ja === null ? null : bounded(ja, bound, fact.role === 'age') };
}

const COUNTED_IN: Readonly<Record<string, string>> = { parts: 'peças', count: 'itens' };

/** A count whose unit the ledger does not name: the word behind the number, where it is one we count in. */
function unitBehind(fact: Fact): string {
  if (fact.role !== 'levels' && fact.role !== 'age') return COUNTED_IN[fact.role ?? ''] ?? '';
  const text = fact.text.normalize('NFC').trim();
  const at = plain(text).indexOf(plain(fact.value));
  const word = at < 0 ? '' : /^[^\p{L}]*(\p{L}+)/u.exec(text.slice(at + fact.value.length))?.[1]?.toLowerCase();
  return word === undefined || UNIT_WORDS[plain(word)] === undefined ? '' : word;
}

function japaneseUnit(fact: Fact, number: string, unit: string): string | null {
  const key = plain(unit).replace(/\.$/, '');
  if (fact.role === 'age' && AGE_UNITS[key]) return number + AGE_UNITS[key];
  const known = UNIT_WORDS[key];
  if (known !== undefined) return number + known;
  if (key === '') return null;
  const thing = nounInJapanese(unit);
  return thing === null ? null : `${thing}${number}点`;
}

function bounded(amount: string, bound: Bound, isAge: boolean): string {
  if (bound === 'max') return isAge ? `${amount}まで` : `最大${amount}`;
  if (bound === 'about') return `約${amount}`;
  if (bound === 'under') return `${amount}未満`;
  return bound === null ? amount : `${amount}以上`;
}

function boundOf(fact: Fact): Bound {
  const text = plain(fact.text);
  const at = text.indexOf(plain(fact.value));
  const before = at < 0 ? '' : text.slice(Math.max(0, at - 24), at);
  return BOUNDS.find(([words]) => words.test(before))?.[1] ?? null;
}

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const SHAPES: readonly (readonly [RegExp, (parts: string[]) => string])[] = [
  [new RegExp(`^(${NUMBER})$`), ([one = '']) => japaneseNumber(one)],
  [
    new RegExp(`^(${NUMBER}) ?(?:a|ao|ate|-|–|~) ?(${NUMBER})$`),
    ([from = '', to = '']) => `${japaneseNumber(from)}〜${japaneseNumber(to)}`,
  ],
  [
    new RegExp(`^(${NUMBER}) ?[/|] ?(${NUMBER})$`),
    ([one = '', other = '']) => `${japaneseNumber(one)}/${japaneseNumber(other)}`,
  ],
  [new RegExp(`^(${NUMBER}) ?[x×*] ?(${NUMBER})$`), (parts) => parts.map(japaneseNumber).join('×')],
  [new RegExp(`^(${NUMBER}) ?[x×*] ?(${NUMBER}) ?[x×*] ?(${NUMBER})$`), (parts) => parts.map(japaneseNumber).join('×')],
];

function readNumber(value: string): string | undefined {
  const text = plain(value).replaceAll(/\s+/g, ' ');
  for (const [shape, write] of SHAPES) {
    const match = shape.exec(text);
    if (match) return write(match.slice(1));
  }
  return undefined;
}

function plain(text: string): string {
  return stripAccents(text.normalize('NFC').toLowerCase()).trim();
}
