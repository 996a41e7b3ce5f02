import { fieldRow, fieldsOfLabel } from '#domain/sheet/all-fields.ts';
import { checkField } from '#domain/sheet/check-field.ts';
import type { FieldKey, FieldRow } from '#domain/sheet/field-keys.ts';
import type { FieldKind } from '#domain/sheet/field-row.ts';
import type { Entry } from '#domain/sheet/sheet.ts';
import { unitOf } from '#domain/sheet/units.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import { readChoice, readChoices, readList, readParts, readYesNo } from './read-choices-and-lists.ts';
import { readSizes } from './read-clothing-sizes.ts';
import { readDimensions } from './read-dimensions.ts';
import {
  amountsFor,
  choiceOf,
  choiceOfLabel,
  cutBrackets,
  inPortuguese,
  itemsOf,
  limitOf,
  restsOf,
  splitItem,
  trimItem,
  withLimits,
} from './value-parts.ts';

const LONGEST_VALUE = 1_000;
const NOTHING =
  /^(?:n\/?a|none|null|other|-+|nao (?:informad[oa]|se aplica|aplicavel|possui|tem|ha)|sem (?:marca|informacao)|no ?brand|generic[oa]?|unbranded|oem|consulte\b.*|sob consulta)(?: ?\/ ?(?:oem|sem marca|generic[oa]?|no ?brand))?$/;

const READERS: Readonly<Record<FieldKind, (row: FieldRow, text: string, label: string) => Entry[] | null>> = {
  code: readCode,
  number: readNumber,
  amount: readNumber,
  choice: readChoice,
  choices: readChoices,
  yesno: readYesNo,
  entries: readMeasured,
  parts: readParts,
  list: readList,
  text: (_, text) => linesIn(text).map((pt) => ({ pt })),
  sizes: readSizes,
  axes: readDimensions,
  other: (_, text) => {
    const [, label, pt] = /^([^:=]{2,60})[:=]\s*(\S.*)$/s.exec(text) ?? [];
    return label && pt ? [{ label: { pt: label.trim() }, pt }] : null;
  },
  link: (_, pt) => [{ pt }],
  notes: (_, pt) => [{ pt }],
};

/** Parses a value into entries of a field; null if nothing fits. The label may have the choice: "Lava-louças: não". */
export function readEntries(key: FieldKey, text: string, label = ''): Entry[] | null {
  const row = fieldRow(key);
  const start = text.slice(0, LONGEST_VALUE + 1).normalize('NFC');
  const value = trimItem(start.replaceAll(/[ \t]+/g, ' '));
  if (value === '' || value.length > LONGEST_VALUE || NOTHING.test(foldChars(cutBrackets(value).outer))) return null;
  const hasSentences = row.sentenceForm === 'sentence' || row.kind === 'text';
  const entries = READERS[row.kind](row, hasSentences ? value : firstSentence(row, value), label);
  if (!entries || !mayBeKept(key, entries) || (isOfTable(row) && entries.some(isProse))) return null;
  return KNOWN_ONLY.has(key) && entries.some(({ choice }) => choice === undefined) ? null : entries;
}

const linesIn = (text: string): string[] => text.split('\n').map(trimItem).filter(Boolean);

/** A certificate without a number and a water grade without a limit are accepted as suggestions that need a check. */
function mayBeKept(key: FieldKey, entries: readonly Entry[]): boolean {
  const isAsked = key === 'certification' || fieldRow(key).limitRequired;
  const value = isAsked ? entries.map((entry) => ({ limit: { pt: '?' }, ...entry })) : entries;
  return checkField(key, { value }) === null;
}

/** Fields of short values: a whole sentence does not fit. */
const isOfTable = ({ kind, sentenceForm }: FieldRow): boolean =>
  sentenceForm !== 'sentence' && /^(?:choices?|parts|list)$/.test(kind);
/** More than eight words; numbers, units and particles do not count. */
const isProse = ({ pt }: Entry): boolean => (pt?.match(/(?<![\p{L}\d])\p{L}{3,}/gu)?.length ?? 0) > 8;
/** "Ideal para: presentear quem você ama": only values in the table. */
const KNOWN_ONLY: ReadonlySet<FieldKey> = new Set<FieldKey>(['intended_use', 'for_whom', 'plug', 'charge_port']);

const LIMITING = /\b(?:nao|sem|exceto|so|somente|apenas|nunca|menos|ate|desde que|not|only|except)\b/;

/** "IP67. Muito resistente! Não nadar.": of the following sentences only limits belong to the value. */
function firstSentence({ kind }: FieldRow, value: string): string {
  const [first = '', ...others] = value.split(/(?<=[\p{L}\d)])[.!]\s(?=\p{Lu})/u);
  const limits = others.filter((sentence) => kind !== 'list' && LIMITING.test(foldChars(sentence)));
  return [first, ...limits.map((sentence) => `(${trimItem(sentence)})`)].join(' ');
}

function readCode({ key }: FieldRow, text: string): Entry[] | null {
  if (key === 'jan_code') return [{ pt: text.replaceAll(' ', '') }];
  const codes = key === 'model_number' ? text.split(/ ?[/,;] ?/).filter(Boolean) : [text];
  return text.length > 80 ? null : codes.map((pt) => ({ pt }));
}

/** One amount; the words beside it are a choice of the field or its limit. */
function readNumber(row: FieldRow, written: string, label: string): Entry[] | null {
  // "36 meses fechado, 12 meses depois de aberto"
  const terms = row.key === 'shelf_life' ? written.split(/[,;/]\s?|\se\s/).map(trimItem) : [];
  if (terms.length > 1 && terms.every((term) => amountsFor(row, term).length === 1))
    return terms.flatMap((term) => readNumber(row, term, label) ?? []);
  const pixels = row.key === 'screen' ? /(\d{3,4}) ?[x×*] ?(\d{3,4})(?: ?(?:px|pixels))?/i.exec(written) : null;
  const { outer, inside } = cutBrackets(inPortuguese(pixels ? written.replace(pixels[0], ' ') : written));
  const chosen = choiceOf(row.choices, outer);
  if (chosen !== undefined) {
    const isRange = row.choiceBesideRange?.[chosen] !== undefined;
    const [first = ''] = inside;
    // "bivolt (100 a 240 V)": the brackets hold the amount, not a limit.
    if (isRange && amountsFor(row, first).some(({ amount }) => amount.unit === row.units[0]))
      return readNumber(row, [outer, ...inside].join(' '), label);
    // "100-240 V (bivolt)" says it twice.
    const others = inside.filter(
      (words) => !isRange || row.choiceBesideRange?.[choiceOf(row.choices, words) ?? ''] === undefined,
    );
    return [{ choice: chosen, ...limitOf(others) }];
  }
  if (row.key === 'shelf_life' && /^(?:\d{2}\/)?\d{2}\/\d{4}$/.test(outer)) return [{ pt: outer }];
  const [first, ...others] = amountsFor(row, outer);
  if (!first || others.some(({ amount }) => areRivals(amount.unit, first.amount.unit))) return null;
  // "3,3 lb (1,5 kg)", "15 cm (6 pol)": one amount in two units; uses the one that needs no conversion.
  const again = inside.length === 1 ? amountsFor(row, inside[0] ?? '') : [];
  const isTwice = again.length === 1 && again[0]?.isTurned !== first.isTurned;
  const amount = (isTwice && first.isTurned && again[0] ? again[0] : first).amount;
  const isAbout = amount.qualifier === undefined && /\baprox/.test(foldChars(label));
  const rests = restsOf(outer, first.start, first.end);
  // "2 x 8 W" is neither 8 W nor 16 W.
  if (rests.some((rest) => /^\d+ ?[x×*]$/.test(rest))) return null;
  const chosenBy = (rest: string) => choiceOf(row.choices, rest.replace(/(?: (?:de|em|por|até)){1,2}$/, ''));
  const named = [...rests, ...inside].find((rest) => chosenBy(rest) !== undefined);
  const choice = named === undefined ? choiceOfLabel(row.choices, label) : chosenBy(named);
  // "bivolt 110 V": two voltages or one?
  const isOneOfTwo = row.choiceBesideRange?.[choice ?? ''] !== undefined && amount.unit === row.units[0];
  if (isOneOfTwo && amount.to === undefined) return null;
  // "dura de 4 a 10 horas", "carga completa em 3 horas": words that lead to the amount say nothing about it.
  const limits = rests.filter(
    (rest) => rest !== named && !fieldsOfLabel(rest).includes(row.key) && !/\s(?:de|em|por|até)$/.test(rest),
  );
  const entry: Entry = {
    ...(choice === undefined ? {} : { choice }),
    ...(pixels ? { pt: `${pixels[1]}×${pixels[2]}` } : {}),
    amount: isAbout ? { ...amount, qualifier: 'about' } : amount,
    ...limitOf([...limits, ...(isTwice ? [] : inside.filter((words) => words !== named))]),
  };
  return [entry];
}

/** 110 V and 220 V are a conflict; 240 V and 60 Hz are not, nor are two prices in two currencies. */
function areRivals(one: string, other: string): boolean {
  const [a, b] = [unitOf(one)?.dimension, unitOf(other)?.dimension];
  return a === b && (a !== 'money' || one === other);
}

/** Several amounts, each with its choice: "6 h de música, 20 h em espera". */
function readMeasured(row: FieldRow, text: string, label: string): Entry[] | null {
  const isMeasured = (item: string) => amountsFor(row, inPortuguese(cutBrackets(item).outer)).length === 1;
  const items = withLimits(
    itemsOf(text).flatMap((item) => splitItem(item, isMeasured, 'all')),
    isMeasured,
  );
  const byLabel = choiceOfLabel(row.choices, label) ?? (row.key === 'runtime' ? 'use' : undefined);
  // "10 minutos, depois deixar esfriar 10 min": a pause is no use.
  if (row.key === 'runtime' && items.some((item) => /\b(?:depois|descans|paus|esfri|intervalo)/.test(foldChars(item))))
    return null;
  const entries = items.flatMap((item) => (readNumber(row, item, '') ?? []).flatMap((entry) => endsOfHeat(row, entry)));
  const named = entries.map((entry) => asModes({ ...(byLabel === undefined ? {} : { choice: byLabel }), ...entry }));
  const isOtherUnnamed = row.key === 'insulation' && entries.slice(1).some(({ choice }) => choice === undefined);
  const isUnnamed = isOtherUnnamed || (row.choiceIsLabel && named.some(({ choice }) => choice === undefined));
  return entries.length < items.length || isUnnamed ? null : named;
}

/** Modes are types, not levels. */
const asModes = (entry: Entry): Entry =>
  entry.choice === 'modes' && entry.amount ? { ...entry, amount: { ...entry.amount, unit: 'mode' } } : entry;

/** "-20 a 140 °C" becomes two lines: lowest and highest temperature. */
function endsOfHeat(row: FieldRow, entry: Entry): Entry[] {
  const { amount, choice } = entry;
  if (row.key !== 'heat_resistance' || !amount || choice !== undefined) return [entry];
  if (amount.number > 0) return [{ ...entry, choice: 'hot' }];
  const { to, ...cold } = amount;
  const hot: Entry[] = to === undefined ? [] : [{ choice: 'hot', amount: { ...cold, number: to } }];
  return [{ ...entry, choice: 'cold', amount: cold }, ...hot];
}
