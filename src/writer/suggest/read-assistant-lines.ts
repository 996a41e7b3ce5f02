import { mergeSuggestions } from '#domain/sheet/accept-suggestions.ts';
import { FIELDS, fieldRow, fieldsOfLabel } from '#domain/sheet/all-fields.ts';
import { FIELD_KEYS, type FieldKey } from '#domain/sheet/field-keys.ts';
import type { Entry, Suggestion } from '#domain/sheet/sheet.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import { readAmounts } from '#writer/text/numbers.ts';
import { isDimension, readMeasures } from './read-dimensions.ts';
import { readEntries } from './read-entries.ts';
import { DOUBTED, withFieldLimit, withLook } from './read-labelled-value.ts';
import { suggestionAt } from './suggest-fields.ts';
import { itemsOf } from './value-parts.ts';
import { visibleText } from './visible-text.ts';

const MOST_LINES = 200;
const LONGEST_DROPPED = 200;
/** `weight: 780 g | "Peso: 780 g"`, with bullets, numbers, bold type and any quotes; table rows too. */
const LINE =
  /^[\s\-–—*•>|\d.)`]{0,12}["'*`]{0,3}([\p{L}_][\p{L}_ ]{1,40}?)["'*`]{0,3}\s?[:|=]\s?["'*`]{0,3}(.{1,1000}?)\s?(?:\||—|–|->|\()\s?(?:trecho:?\s?)?["'“”«‘]([\s\S]{2,1000}?)["'“”»’][\s|*`).,;]{0,6}$/u;

/** Parses lines `chave: valor | "trecho"`: a line counts only if its quote is in the source and has its numbers. */
export function readFieldLines(text: string, source: string, by: 'model' | 'assistant' = 'assistant') {
  const shown = visibleText(source);
  const folded = foldLetters(shown.text);
  const found: Suggestion[] = [];
  const dropped: string[] = [];
  for (const line of linesIn(text)) {
    const parts = line.length > LONGEST_LINE ? null : LINE.exec(line);
    const [, name = '', value = '', quote = ''] = parts ?? [];
    const key = keyOf(parts ? name : line.slice(0, 40).replace(/[:：].*$/s, ''));
    if (key === undefined || found.length + dropped.length >= MOST_LINES) continue;
    const words = foldLetters(visibleText(quote.replaceAll('\\n', '\n')).text).text;
    const at = words === '' ? -1 : folded.text.indexOf(words);
    const { entries, refused } = readGood(key, at < 0 || !holdsNumbers(key, quote, value) ? '' : value);
    const out = entries.length > 0 ? refused : [line.trim()];
    dropped.push(...out.map((words) => words.slice(0, LONGEST_DROPPED)));
    if (entries.length === 0) continue;
    const read = { field: key, ...withFieldLimit(entries) };
    const isOrderAsked = isDimension(key) && readMeasures(quote)?.isOrderKnown === false;
    const start = shown.starts[folded.places[at] ?? 0] ?? 0;
    const end = shown.ends[folded.places[at + words.length - 1] ?? 0] ?? 0;
    const isSure = key === 'other' && !DOUBTED.test(foldChars(source.slice(start, end + 60)));
    const parsed = isSure ? read : withLook(read, value, '');
    const asked = isOrderAsked ? { needsLook: 'order_of_measures' as const } : {};
    found.push(suggestionAt(source, { start, end }, { ...parsed, ...asked }, by));
  }
  return { suggestions: mergeSuggestions(found), dropped };
}

/** "viagem; bicicleta": of a list of choices the good ones stay, and only the others are refused. */
function readGood(key: FieldKey, value: string): { entries: Entry[]; refused: string[] } {
  const whole = readEntries(key, value);
  const items = whole || !/^(?:choices|yesno)$/.test(fieldRow(key).kind) ? [] : itemsOf(value);
  const refused = items.filter((item) => !readEntries(key, item)).map((item) => `${fieldRow(key).label}: ${item}`);
  return { entries: whole ?? items.flatMap((item) => readEntries(key, item) ?? []), refused };
}

const OPEN_QUOTE = /\|\s?["“«][^"”»]*$/u;
const LONGEST_LINE = 2_200;

/** Lines of an answer; a quote over several lines is one. */
function linesIn(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split('\n', MOST_LINES * 5)) {
    const last = lines.at(-1) ?? '';
    const isNew = keyOf(line.slice(0, 40).replace(/[:：].*$/s, '')) !== undefined && line.includes('|');
    if (!isNew && last.length < LONGEST_LINE && OPEN_QUOTE.test(last)) lines[lines.length - 1] = `${last}\n${line}`;
    else lines.push(line);
  }
  return lines;
}

/** The key itself, or an unambiguous label. */
function keyOf(name: string): FieldKey | undefined {
  const key = FIELD_KEYS.find((field) => field === name.trim().toLowerCase().replaceAll(' ', '_'));
  const labelled = fieldsOfLabel(name);
  return (
    key ?? FIELDS.find(({ label }) => label === name.trim())?.key ?? (labelled.length === 1 ? labelled[0] : undefined)
  );
}

/** Letters and digits alone, folded: an assistant changes capitals, spaces and signs. With their original positions. */
function foldLetters(text: string): { text: string; places: number[] } {
  const folded = foldChars(text);
  let letters = '';
  const places: number[] = [];
  for (const { 0: sign, index } of folded.matchAll(/[\p{L}\p{N}]|(?<=\d)[.,](?=\d)/gu)) {
    letters += sign;
    for (let unit = 0; unit < sign.length; unit += 1) places.push(index + unit);
  }
  return { text: letters, places };
}

function holdsNumbers(key: FieldKey, quote: string, value: string): boolean {
  const numbersOf = (text: string) => readAmounts(text, 'pt').flatMap(({ number, to }) => [number, to ?? number]);
  // An item without a count has the count 1.
  const quoted = new Set([...numbersOf(quote), ...(fieldRow(key).kind === 'list' ? [1] : [])]);
  // The digits of a code ("IPX5") are in the quote unchanged.
  const codes = value.match(/\p{L}[-\p{L}]*\d[\p{L}\d-]*/gu) ?? [];
  return numbersOf(value).every((number) => quoted.has(number)) && codes.every((code) => quote.includes(code));
}
