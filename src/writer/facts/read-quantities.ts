import { UNIT_BY_ID, UNITS, type Unit } from '#writer/data/quantities/units.ts';
import { escapeRegExp, foldJapanese, foldPortuguese } from './folded-text.ts';
import type { Bound, Language, Quantity } from './quantity.ts';
import { readJapaneseNumber, readKanjiNumber, readPortugueseNumber, WORD_NUMBERS } from './read-numbers.ts';

const longestFirst = (a: string, b: string) => b.length - a.length;
const unitsByForm = (language: Language) =>
  new Map(UNITS.flatMap((unit) => unit[language].map((form) => [foldOf(language)(form), unit] as const)));
const foldOf = (language: Language) => (language === 'pt' ? foldPortuguese : foldJapanese);
const formsOf = (byForm: ReadonlyMap<string, Unit>) =>
  [...byForm.keys()].sort(longestFirst).map(escapeRegExp).join('|');

const BY_FORM = { pt: unitsByForm('pt'), ja: unitsByForm('ja') };
const DIGITS = String.raw`\d+(?:[.,]\d+)*`;
const UNIT = {
  pt: String.raw`(?:${formsOf(BY_FORM.pt)})(?![\p{L}\d])|h(?=\d{2}(?!\d))`,
  ja: `(?:${formsOf(BY_FORM.ja)})`,
};
const JOIN = {
  pt: String.raw`[ ]{0,2}(?:x|×|\*|ao|a|ate|e|ou|-|–|—|~|/|por)[ ]{0,2}`,
  ja: String.raw`[ ]?(?:x|X|×|✕|\*|~|〜|-|–|—|−|から|/|・|または|と)[ ]?`,
};
const WORDS = Object.keys(WORD_NUMBERS).sort(longestFirst).join('|');
const KANJI = '[〇一二三四五六七八九十百千万]{1,9}';
const NUMBER = { pt: DIGITS, ja: String.raw`${DIGITS}(?:万(?:\d{1,4}千?)?|千)?` };

const numberWithUnit = (language: Language) => String.raw`(?:${NUMBER[language]})(?:[ ]?\(?(?:${UNIT[language]}))?`;
const FIGURES = {
  pt: new RegExp(
    String.raw`(?:(?<![\p{L}\d])(?<!\d[.,])|(?<=\dh))${numberWithUnit('pt')}(?:${JOIN.pt}(?:r\$\s?)?${numberWithUnit('pt')}){0,3}`,
    'gu',
  ),
  ja: new RegExp(
    String.raw`(?:(?<![A-Za-z\d])(?<!\d[.,])|(?<=[ぁ-ヶー一-龠][A-Z]))${numberWithUnit('ja')}(?:${JOIN.ja}[¥]?${numberWithUnit('ja')}){0,3}`,
    'gu',
  ),
};
const SPELLED = {
  pt: new RegExp(String.raw`(?<![\p{L}\d])(?:${WORDS}) (?:${UNIT.pt})`, 'gu'),
  ja: new RegExp(String.raw`(?<![\d第])${KANJI}(?:${UNIT.ja})`, 'gu'),
};
const PIECE = {
  pt: new RegExp(String.raw`(${NUMBER.pt})(?:[ ]?\(?(${UNIT.pt}))?`, 'gu'),
  ja: new RegExp(String.raw`(${NUMBER.ja})(?:[ ]?\(?(${UNIT.ja}))?`, 'gu'),
};

const BEFORE: Readonly<Record<Language, readonly (readonly [RegExp, Bound])[]>> = {
  pt: [
    [/(?:cerca de|aprox\w*\.?(?: de)?|em torno de|por volta de|mais ou menos|±|~)\s{0,2}$/, 'about'],
    [/(?:ate|maxim[oa](?: de)?|max\.?|no maximo)\s{0,2}$/, 'max'],
    [/(?:a partir de|minim[oa](?: de)?|mais de|acima de|pelo menos|\+)\s{0,2}$/, 'min'],
  ],
  ja: [
    [/(?:約|およそ|おおよそ|だいたい)\s?$/, 'about'],
    [/(?:最大|最長|最高|MAX|max)\s?(?:で|約)?\s?$/, 'max'],
    [/(?:最低|最小|最短)\s?(?:で)?\s?$/, 'min'],
  ],
};
const AFTER: Readonly<Record<Language, readonly (readonly [RegExp, Bound])[]>> = {
  pt: [
    [/^\s?(?:aprox|aproximad)/, 'about'],
    [/^\s?(?:\+|ou mais)/, 'min'],
  ],
  ja: [
    [/^\s?(?:程度|ほど|前後|くらい|ぐらい)/, 'about'],
    [/^\s?(?:以下|以内|まで|未満)/, 'max'],
    [/^\s?(?:以上|超|から(?!\d))/, 'min'],
  ],
};

/** Every number of the text with its unit, in order, none overlapping. */
export function readQuantities(written: string, language: Language): Quantity[] {
  const text = foldOf(language)(written);
  const figures = /\d/.test(text) ? text.matchAll(FIGURES[language]) : [];
  const found = [...figures].flatMap((match) => fromFigures(written, text, match[0], match.index, language));
  const spelled = [...text.matchAll(SPELLED[language])]
    .map((match) => fromWords(text, match[0], match.index, language))
    .filter((quantity) => quantity !== undefined)
    .filter(({ start, end }) => !found.some((other) => other.start < end && start < other.end));
  return mergeTimes(
    [...found, ...spelled].sort((a, b) => a.start - b.start),
    text,
  );
}

/** One quantity that makes up the given words, as in the value and unit of a fact. */
export function readQuantity(written: string, language: Language = 'pt'): Quantity | undefined {
  return readQuantities(written.normalize('NFC'), language)[0];
}

function fromFigures(written: string, text: string, whole: string, start: number, language: Language): Quantity[] {
  const pieces = [...whole.matchAll(PIECE[language])].map((match) => {
    const from = start + match.index;
    return {
      raw: match[1] ?? '',
      start: from,
      end: from + match[0].length,
      unit: unitOf(written, match[1] ?? '', match[2], from + match[0].length, language),
      currency: currencyBefore(text, from),
    };
  });
  return groupsOf(text, pieces, language).map((group) => joinGroup(text, group, language));
}

type Joined = Quantity['join'];
type UnitPiece = Piece & { unit: Unit | null; currency: Unit | undefined };

/** Numbers that stand together only as long as one sign joins them: "30 x 20 cm - 110 g" are two quantities. */
function groupsOf(text: string, pieces: readonly UnitPiece[], language: Language): UnitPiece[][] {
  const groups: UnitPiece[][] = [];
  let join: Joined = 'single';
  for (const piece of pieces) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    const next = previous ? joinOf(text.slice(previous.end, piece.start)) : 'single';
    if (group && previous && (join === 'single' || join === next) && belongs(text, group, piece, next, language)) {
      group.push(piece);
      join = next;
    } else {
      groups.push([piece]);
      join = 'single';
    }
  }
  return groups;
}

function belongs(
  text: string,
  group: readonly UnitPiece[],
  piece: UnitPiece,
  join: Joined,
  language: Language,
): boolean {
  const previous = group.at(-1);
  if (!previous || (join === 'range' && (group.length > 1 || !isRange(text, [previous, piece], language))))
    return false;
  if (join === 'either' && !piece.unit && !piece.currency) return false;
  return !previous.unit || previous.unit.dimension === piece.unit?.dimension;
}

function joinGroup(text: string, pieces: readonly UnitPiece[], language: Language): Quantity {
  const [first, second] = pieces;
  const last = pieces.at(-1);
  const join = first && second ? joinOf(text.slice(first.end, second.start)) : 'single';
  const unit = first?.currency ?? last?.currency ?? last?.unit ?? null;
  const quantity = quantityOf(text, pieces, join, unit, language);
  if (!unit) return quantity;
  // "1 m x 50 cm": each number counts in its own unit.
  const numbers = pieces.map(
    (piece, index) => (quantity.numbers[index] ?? 0) * ((piece.unit ?? unit).scale / unit.scale),
  );
  return { ...quantity, numbers };
}

type Piece = { raw: string; start: number; end: number };

function quantityOf(
  text: string,
  pieces: readonly Piece[],
  join: Quantity['join'],
  unit: Unit | null,
  language: Language,
): Quantity {
  const start = pieces[0]?.start ?? 0;
  const end = pieces.at(-1)?.end ?? 0;
  const isNegative =
    /(?:^|[\s(:])[-−]$/.test(text.slice(Math.max(0, start - 2), start)) && unit?.dimension === 'temperature';
  const numbers = pieces.map(({ raw }, index) => numberOf(raw, language) * (isNegative && index === 0 ? -1 : 1));
  return {
    numbers,
    join,
    unit,
    bound: boundOf(text, start, end, language),
    soft: language === 'ja' && (text.slice(end - 1, end) === 'つ' || (unit?.id === 'year' && (numbers[0] ?? 0) > 1900)),
    raw: pieces.map(({ raw }) => raw).join(join === 'times' ? ' x ' : join === 'range' ? ' a ' : ' / '),
    start: isNegative ? start - 1 : start,
    end,
  };
}

function fromWords(text: string, whole: string, start: number, language: Language): Quantity | undefined {
  const number =
    language === 'pt' ? (whole.split(' ')[0] ?? '') : (new RegExp(`^${KANJI}`, 'u').exec(whole)?.[0] ?? '');
  const form = whole.slice(number.length).trim();
  const unit = BY_FORM[language].get(form);
  // 十分 means enough, 一人 alone, 三日月 a crescent: words, not figures.
  if (!unit || /^(?:十分|万人|千人|百人|一日|一人|一番)$/.test(whole)) return undefined;
  const value = language === 'pt' ? (WORD_NUMBERS[number] ?? Number.NaN) : readKanjiNumber(number);
  const end = start + whole.length;
  return {
    numbers: [value],
    join: 'single',
    unit,
    bound: boundOf(text, start, end, language),
    soft: true,
    raw: number,
    start,
    end,
  };
}

function numberOf(raw: string, language: Language): number {
  if (language === 'pt') return readPortugueseNumber(raw);
  const [big = '', rest = ''] = raw.includes('万') ? raw.split('万') : ['', raw];
  const small = readJapaneseNumber(rest.replace('千', '') || '0') * (rest.endsWith('千') ? 1000 : 1);
  return (big === '' ? 0 : readJapaneseNumber(big) * 10_000) + small;
}

function unitOf(written: string, raw: string, form: string | undefined, end: number, language: Language): Unit | null {
  if (form === undefined) {
    // "2A" and "6500K": as single letters they are too common, unless glued to the number in capitals.
    const glued = language === 'pt' ? /^[AK](?![\p{L}\d])/u.exec(written.slice(end, end + 2))?.[0] : undefined;
    return UNIT_BY_ID.get(glued === 'A' ? 'a' : glued === 'K' ? 'kelvin' : '') ?? null;
  }
  // 1º is first, not one degree; 3分の1 is a third.
  if (form === 'º' && Number(raw) < 32) return null;
  if (form === '分' && written.slice(end, end + 1) === 'の' && /\d|[一二三]/.test(written.slice(end + 1, end + 2)))
    return null;
  // "5 min" ends a Latin unit; "5mで" does too, "5mode" does not.
  if (language === 'ja' && /[A-Za-z]$/.test(form) && /[A-Za-z]/.test(written.slice(end, end + 1))) return null;
  return BY_FORM[language].get(form) ?? null;
}

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/r\$\s?$/i, 'brl'],
  [/us\$\s?$/i, 'usd'],
  [/[¥]\s?$/, 'yen'],
  [/€\s?$/, 'eur'],
  [/\$\s?$/, 'usd'],
];

function currencyBefore(text: string, start: number): Unit | undefined {
  const before = text.slice(Math.max(0, start - 5), start);
  const id = CURRENCIES.find(([sign]) => sign.test(before))?.[1];
  return id === undefined ? undefined : UNIT_BY_ID.get(id);
}

function joinOf(between: string): Quantity['join'] {
  if (/[x×✕X*]|por/.test(between)) return 'times';
  return /\/|・|または|ou|と/.test(between) ? 'either' : 'range';
}

/** "5 e 10" and "3-2" are two numbers, "34 ao 39" and "entre 5 e 10" are one span. */
function isRange(text: string, pieces: readonly Piece[], language: Language): boolean {
  const [first, second] = pieces;
  if (!first || !second || numberOf(first.raw, language) >= numberOf(second.raw, language)) return false;
  const between = text.slice(first.end, second.start);
  return !/\be\b/.test(between) || /entre\s$/.test(text.slice(Math.max(0, first.start - 7), first.start));
}

function boundOf(text: string, start: number, end: number, language: Language): Bound | null {
  const before = text.slice(Math.max(0, start - 20), start);
  const after = text.slice(end, end + 14);
  return (
    BEFORE[language].find(([words]) => words.test(before))?.[1] ??
    AFTER[language].find(([words]) => words.test(after))?.[1] ??
    null
  );
}

/** "1h30", "1時間30分", "1時間半": one span of time. */
function mergeTimes(quantities: readonly Quantity[], text: string): Quantity[] {
  const merged: Quantity[] = [];
  for (const quantity of quantities) {
    const previous = merged.at(-1);
    const gap = previous ? text.slice(previous.end, quantity.start) : '';
    const isMinutes = quantity.unit?.id === 'minute' || (quantity.unit === null && gap === '');
    if (previous?.unit?.id === 'hour' && previous.join === 'single' && isMinutes && /^(?:\s?(?:e\s)?)$/.test(gap)) {
      const hours = (previous.numbers[0] ?? 0) + (quantity.numbers[0] ?? 0) / 60;
      merged[merged.length - 1] = {
        ...previous,
        numbers: [hours],
        raw: text.slice(previous.start, quantity.end),
        end: quantity.end,
      };
    } else merged.push(quantity);
  }
  return merged.map((quantity) => {
    const half =
      quantity.unit?.id === 'hour' ? /^(?:半|\se\smeia)/.exec(text.slice(quantity.end, quantity.end + 8)) : null;
    if (!half || quantity.join !== 'single') return quantity;
    const end = quantity.end + half[0].length;
    return { ...quantity, numbers: [(quantity.numbers[0] ?? 0) + 0.5], raw: text.slice(quantity.start, end), end };
  });
}
