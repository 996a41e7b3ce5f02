import type { Choice } from '#domain/sheet/choice.ts';
import type { FieldRow } from '#domain/sheet/field-keys.ts';
import { findChoice } from '#domain/sheet/find-choice.ts';
import type { Amount } from '#domain/sheet/sheet.ts';
import { convertAmount } from '#domain/sheet/units.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import { type ReadAmount, readAmounts } from '#writer/text/numbers.ts';

const PARTICLES = /^(?:(?:de|do|da|em|no|na|com|para|por|o|a|os|as|e|in|the|with|for|and) )+(?=\S)/i;

/** Key of the choice that exactly these words name. */
export function choiceOf(choices: readonly Choice[], words: string): string | undefined {
  if (words.length > 80 || !/[a-z0-9]/i.test(words)) return undefined;
  return (findChoice(choices, words) ?? findChoice(choices, words.replace(PARTICLES, '')))?.key;
}

/** The choice that a label is, begins with or ends with: "Mantém frio", "Garantia contra defeitos". */
export function choiceOfLabel(choices: readonly Choice[], label: string): string | undefined {
  const words = label.split(' ').slice(0, 8);
  const named = [label, words[0] ?? '', ...words.map((_, at) => words.slice(at).join(' '))];
  return named.map((part) => choiceOf(choices, part)).find((key) => key !== undefined);
}

/** "IP67 (não nadar)": splits the words outside and inside the brackets. */
export function cutBrackets(text: string): { outer: string; inside: string[] } {
  const inside: string[] = [];
  const outer = text.replaceAll(/[([（]([^()[\]（）]{1,300})[)\]）]/g, (_, words: string) => {
    inside.push(words.trim());
    return ' ';
  });
  return { outer: outer.trim(), inside };
}

/** Items of a list, separated by commas, semicolons, lines and spaced symbols, never inside brackets or numbers. */
export function itemsOf(text: string): string[] {
  const items: string[] = [];
  let [start, depth] = [0, 0];
  for (const { 0: sign, index } of text.matchAll(/[([（]|[)\]）]|,(?!\d)|(?<!\d),|[;\n|•]|\s[+/]\s/g)) {
    if (/[([（]/.test(sign)) depth += 1;
    else if (/[)\]）]/.test(sign)) depth = Math.max(0, depth - 1);
    else if (depth === 0 || sign === '\n') {
      items.push(text.slice(start, index));
      start = index + sign.length;
      depth = 0;
    }
  }
  return [...items, text.slice(start)].map(trimItem).filter(Boolean);
}

export const trimItem = (text: string): string =>
  text.replace(/^(?:[\s–—•·*>:✓✔./]|-(?!\d))+/u, '').replace(/[\s.,;:!*]{1,9}$/u, '');

/** Splits "preto e branco" if all (or any) parts are known: free text may contain an "e". */
export function splitItem(item: string, isKnown: (part: string) => boolean, needed: 'all' | 'any'): string[] {
  const bracket = /\s?\([^()]*\)$/.exec(item);
  const outer = bracket ? item.slice(0, bracket.index) : item;
  const parts = outer
    .split(/\s(?:e|and|ou|or|&)\s|[/+&]/)
    .map(trimItem)
    .filter(Boolean);
  const isList = needed === 'all' || /[/+&]/.test(outer) ? parts.every(isKnown) : parts.some(isKnown);
  if (parts.length < 2 || !isList || (isKnown(outer) && !/\d/.test(outer))) return [item];
  return [...parts.slice(0, -1), (parts.at(-1) ?? '') + (bracket?.[0] ?? '')];
}

/** An item that is not a value becomes the limit of the previous one. */
export function withLimits(items: readonly string[], isOwn: (item: string) => boolean): string[] {
  const joined: string[] = [];
  for (const item of items) joined.push(isOwn(item) || joined.length === 0 ? item : `${joined.pop()} (${item})`);
  return joined;
}

const UNIT_KEYS: Readonly<Record<string, string>> = { lm: 'lumen', degree: 'celsius', sheet: 'flat' };
const UNIT_OF_BARE: Readonly<Record<string, string>> = { levels: 'level', age: 'year' };
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/(\d+) ?\+(?= ?(?:years?|anos|months?|meses|kg|$|\())/gi, 'a partir de $1'],
  [/(\d\+?) ?-?(?:days?)\b/gi, '$1 dias'],
  [/(\d\+?) ?-?(?:months?)\b/gi, '$1 meses'],
  [/(\d\+?) ?-?years?(?: old)?\b/gi, '$1 anos'],
  [/(\d) ?(?:feet|foot)\b/gi, '$1 pés'],
  [/(\d) ?fl\.? ?oz\b/gi, '$1 oz'],
  [/\b(?:uns|umas)(?= ?\d)/gi, 'cerca de'],
  [/\b(?:about|approx\.?|approximately|around)(?= ?\d)/gi, 'cerca de'],
  [/\b(?:up to|max\.?|maximum)(?= ?\d)/gi, 'até'],
  [/\b(?:at least|over|above|more than|from)(?= ?\d)/gi, 'a partir de'],
  [/\b(?:or|and) (?:above|more|up|later|newer)\b/gi, 'ou mais'],
  [/\b(?:rmb|cny) ?(\d[\d.,]*)/gi, '$1 CNY'],
];

/** Translates English amounts of suppliers to Portuguese for the number parser. */
export const inPortuguese = (text: string): string =>
  ENGLISH.reduce((words, [english, portuguese]) => words.replaceAll(english, portuguese), text);

export type FittingAmount = { amount: Amount; isTurned: boolean; start: number; end: number };

/** Amounts in units that the field accepts, or that can be converted. */
export function amountsFor(row: FieldRow, text: string): FittingAmount[] {
  return readAmounts(text, 'pt').flatMap((read) => fittingAmount(row, text, read) ?? []);
}

export function fittingAmount(row: FieldRow, text: string, read: ReadAmount): FittingAmount | null {
  const unit = unitFor(row, text, read);
  if (unit === undefined) return null;
  const qualifier = read.qualifiers.find((name) => name !== 'about') ?? read.qualifiers[0];
  const amount: Amount = { number: read.number, unit };
  if (read.to !== undefined) amount.to = read.to;
  if (qualifier !== undefined) amount.qualifier = qualifier;
  const turned = convertAmount(amount, row.units);
  if (!turned && !row.units.includes(unit)) return null;
  return { amount: turned ?? amount, isTurned: turned !== null, start: read.start, end: read.end };
}

function unitFor(row: FieldRow, text: string, read: ReadAmount): string | undefined {
  if (/^ ?(?:CNY|yuans?)\b/i.test(text.slice(read.end, read.end + 7))) return 'CNY';
  // A bare number counts pieces if the field is a count: "Idade: 3+".
  if (read.unit === '')
    return UNIT_OF_BARE[row.key] ?? (row.kind === 'amount' && row.units.includes('piece') ? 'piece' : undefined);
  // A price in yen has no decimals.
  if (read.unit === 'JPY' && !Number.isInteger(read.number)) return 'CNY';
  return UNIT_KEYS[read.unit] ?? read.unit;
}

const QUALIFIED_BEFORE =
  /(?<![a-z0-9])(?:(?:de |em )?(?:cerca de|aproximad\w{1,6}(?: de)?|aprox\.?|por volta de|em torno de|mais ou menos|ate|no maximo(?: de)?|maxim[oa](?: de)?|max\.?|a partir de|no minimo(?: de)?|minim[oa](?: de)?|pelo menos|acima de|mais de|desde|entre)|[±~+]|u?s?r?\$|¥|€)[\s:]*$/;
const QUALIFIED_AFTER =
  /^\s?(?:aproximad\w{1,6}|aprox\.?|mais ou menos|em media|no maximo|max\w{0,5}|no minimo|ou mais|ou superior|cny|yuans?|\+)(?![a-z])/;
const EMPTY_WORDS = new Set(['', 'de', 'do', 'da', 'e', 'é', 'com', 'o', 'a', 'por', 'para', 'of', 'is']);

/** Words beside an amount, split at commas, without qualifiers and single particles. */
export function restsOf(text: string, start: number, end: number): string[] {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const qualifier = QUALIFIED_BEFORE.exec(foldChars(before));
  const skipped = QUALIFIED_AFTER.exec(foldChars(after))?.[0].length ?? 0;
  return [qualifier ? before.slice(0, qualifier.index) : before, ...after.slice(skipped).split(/[,;]\s/)]
    .map(trimItem)
    .filter((rest) => !rest.split(/[^\p{L}\d]+/u).every((word) => EMPTY_WORDS.has(word.toLowerCase())));
}

/** "285 g (levinhoooo)" */
const CHATTER = /(\p{L})\1{2}/iu;

/** The `limit` member for these words, if any; without its box everything is measured. */
export function limitOf(words: readonly string[]): { limit?: { pt: string } } {
  const pt = words
    .map((part) => trimItem(part).replace(/^(?:mas|porém|but)\s/i, ''))
    .filter((part) => !/^(?:(?:sem|without)(?: (?:a )?(?:caixa|embalagem|box))?)?$/i.test(part) && !CHATTER.test(part))
    .join(', ');
  return pt === '' ? {} : { limit: { pt } };
}
