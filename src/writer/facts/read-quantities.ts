import { UNIT_BY_ID, type Unit } from '#writer/data/quantities/units.ts';
import { groupsOf, joinGroup } from './join-numbers.ts';
import { mergeTimes } from './merge-times.ts';
import type { Language, Quantity } from './quantity.ts';
import { boundOf } from './quantity-bounds.ts';
import { BY_FORM, FIGURES, foldOf, KANJI, PIECE, SPELLED } from './quantity-patterns.ts';
import { readKanjiNumber, WORD_NUMBERS } from './read-numbers.ts';

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
    const unit = unitOf(written, match[1] ?? '', match[2], from + match[0].length, language);
    return {
      raw: match[1] ?? '',
      start: from,
      // "2A", "6500K": a letter that counts as a unit belongs to the number.
      end: from + match[0].length + (match[2] === undefined && unit !== null ? 1 : 0),
      unit,
      currency: currencyBefore(text, from),
    };
  });
  return groupsOf(text, pieces, language).map((group) => joinGroup(text, group, language));
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
