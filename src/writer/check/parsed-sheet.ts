import { groupBy } from '#domain/group-by.ts';
import { fieldRow } from '#domain/sheet/all-fields.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import { type FieldSentence, fieldSentencesOf } from '#domain/sheet/field-sentences.ts';
import { choiceWithKey } from '#domain/sheet/find-choice.ts';
import type { Amount, Entry, Sheet, SheetField } from '#domain/sheet/sheet.ts';
import { specificationOf } from '#domain/sheet/specification.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import { dimensionOf, keysOf, type ReadAmount } from '#writer/text/numbers.ts';
import { cachedPerText, type ParsedText, readText } from './parsed-text.ts';

/** A number of the sheet with its field and label key. */
export type SheetAmount = { key: FieldKey; label: string; amount: ReadAmount };

/** Contents of an accepted sheet, in the forms used for comparing. */
export type ParsedSheet = {
  amounts: readonly SheetAmount[];
  /** Codes and names, which must not change. */
  names: readonly string[];
  /** All words, folded: labels, values, spellings of choices, limits, in both languages. */
  folded: string;
  /** Values and limits as printed. */
  pt: ParsedText;
  ja: ParsedText;
  statements: readonly FieldSentence[];
};

export function parseSheet(sheet: Sheet): ParsedSheet {
  const rows = specificationOf(sheet);
  const fields = fieldsOf(sheet);
  const pt = rows.map(({ labelPt, valuePt }) => `${labelPt}: ${valuePt}`).join('\n');
  const ja = rows.map(({ label, value }) => `${label}：${value ?? ''}`).join('\n');
  const words = fields.flatMap(([key, { value }]) => [
    ...fieldRow(key).labels,
    ...value.flatMap((entry) => spellingsOf(key, entry)),
  ]);
  return {
    amounts: fields.flatMap(([key, { value }]) => value.flatMap((entry) => amountsOf(key, entry))),
    names: fields.flatMap(([key, { value }]) =>
      fieldRow(key).kind === 'code' ? value.flatMap(({ pt: name }) => (name ? [name] : [])) : [],
    ),
    folded: foldChars(`${pt}\n${ja}\n${words.join('\n')}`),
    pt: readText(pt, 'pt'),
    ja: readText(ja, 'ja'),
    statements: fieldSentencesOf(sheet),
  };
}

/** The printed fields, including those of variants. */
export function fieldsOf(sheet: Sheet): [FieldKey, SheetField][] {
  const { variants, ...fields } = sheet;
  const own = Object.entries(fields) as [FieldKey, SheetField][];
  const changed = (variants?.options ?? []).flatMap(({ values }) => values.map((value) => value.fields ?? {}));
  const ofVariants = changed.flatMap((one) => Object.entries(one) as [FieldKey, readonly Entry[]][]);
  return [
    ...own.filter(([key, field]) => field && !fieldRow(key).private),
    ...ofVariants.map(([key, value]): [FieldKey, SheetField] => [key, { value, acceptedAt: '' }]),
  ];
}

/** All spellings of an entry. */
export function spellingsOf(key: FieldKey, { choice: chosen, pt, ja, limit }: Entry): string[] {
  const choice = choiceWithKey(fieldRow(key).choices, chosen);
  return [...(choice?.words ?? []), choice?.ja, pt, ja, limit?.pt, limit?.ja].flatMap((words) => words || []);
}

/** Choices with their own label words: 保温 and 保冷 of one field. */
const LABEL_OF_CHOICE: Readonly<Record<string, string>> = {
  'insulation hot': 'hot',
  'insulation cold': 'cold',
  'runtime standby': 'standby',
  'levels speed': 'speed',
  'levels modes': 'mode',
};

export function amountsOf(key: FieldKey, entry: Entry): SheetAmount[] {
  const label = LABEL_OF_CHOICE[`${key} ${entry.choice}`] ?? (key === 'levels' ? 'level' : key);
  const read = ({ number, to, unit, qualifier }: Amount): ReadAmount => ({
    ...{ number, to, unit, dimension: dimensionOf(unit), keys: keysOf(number, to, unit) },
    ...{ qualifiers: qualifier ? [qualifier] : [], start: 0, end: 0, raw: '', soft: false },
  });
  return [
    ...(entry.amount ? [{ key, label, amount: read(entry.amount) }] : []),
    ...Object.entries(entry.measures ?? {}).map(([column, number]) => {
      return { key, label: column, amount: read({ number, unit: 'cm' }) };
    }),
  ];
}

/** The sheet's amounts by value key. */
export const valuesOfSheet = cachedPerText(({ amounts }: ParsedSheet) =>
  groupBy(
    amounts.flatMap((one) => one.amount.keys.map((key) => ({ ...one, value: key }))),
    ({ value }) => value,
  ),
);
