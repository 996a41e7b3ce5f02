import { groupBy } from '#domain/group-by.ts';
import type { FieldKey } from './field-keys.ts';
import { productType } from './product-types.ts';
import type { Sheet, SheetWords, VariantOption } from './sheet.ts';
import { valueWithLimits } from './wording/printed-lines.ts';
import { joinWordings, NOTHING, sayWords, type Wording, withBrackets } from './wording/say-entry.ts';
import { type SheetLine, sheetLines } from './wording/sheet-lines.ts';
import { optionFor, optionName, valueName } from './wording/variant-changes.ts';

export type SpecificationRow = {
  key: FieldKey | 'variants';
  keys: readonly (FieldKey | 'variants')[];
  label: string;
  /** Null if Japanese is missing: the row is not printed, and `missing` lists the words to translate. */
  value: string | null;
  labelPt: string;
  valuePt: string;
  missing: readonly SheetWords[];
  /** Contains unconfirmed machine translation. */
  translated: boolean;
};

const LINES = { ja: '\n', pt: '\n' };

/** All accepted fields as a Japanese shop lists them, under the product's Japanese name where it has one. */
export function specificationOf(sheet: Sheet, nameJa?: string): SpecificationRow[] {
  const lines = sheetLines(sheet).filter(({ row }) => row.key !== 'product_type');
  const rows = [...groupBy(lines, ({ row, label }) => `${row.key} ${label.pt}`).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    // 中わた of one variant is not that of the others.
    const isOneLabel = group.every(({ label }) => label.ja === first.label.ja);
    const label = isOneLabel ? first.label : { ...first.label, ja: first.row.ja };
    return [specificationRow(first.row.key, first.keys, label, valueOfRow(sheet, group))];
  });
  const fabric = rows.find(({ key }) => key === 'fabric');
  // 素材 says the same, with its share.
  const repeated = rows.findIndex(({ key, value }) => key === 'material' && isSameMaterial(value, fabric?.value));
  if (repeated >= 0) rows.splice(repeated, 1);
  const variants = variantsRow(sheet);
  // Remarks are the last row.
  const end = rows.findIndex(({ key }) => key === 'remarks');
  if (variants) rows.splice(end < 0 ? rows.length : end, 0, variants);
  return [...nameRow(sheet, nameJa), ...rows];
}

export const isSameMaterial = (one: string | null, other: string | null | undefined): boolean =>
  one !== null && one.replace(/100[%％]$/, '') === other?.replace(/100[%％]$/, '');

function valueOfRow(sheet: Sheet, lines: readonly SheetLine[]): Wording {
  const values = lines.map((line) => withLimits(sheet, line));
  const isOneForAll = values.every(({ ja, pt }) => ja === values[0]?.ja && pt === values[0]?.pt);
  const [first] = lines;
  if (!first?.variant) return joinWordings(values, LINES);
  if (isOneForAll) return values[0] ?? NOTHING;
  // Codes of variants are alternatives: TE24／TE24-I.
  if (first.row.kind === 'code') return joinWordings(values, first.row.join);
  const named = lines.map(({ variant = NOTHING }, at) =>
    joinWordings([variant, values[at] ?? NOTHING], { ja: '：', pt: ': ' }),
  );
  return joinWordings(named, LINES);
}

function withLimits(sheet: Sheet, line: SheetLine): Wording {
  const { row, entries } = line;
  const isOfVariants = row.key === 'colour' && optionFor(sheet, 'colour')?.values.length === entries.length;
  const count = { ...NOTHING, ja: `全${entries.length}色`, pt: `${entries.length} cores` };
  return valueWithLimits(row, line, isOfVariants && entries.length > 1 ? [count] : []);
}

function specificationRow(
  key: SpecificationRow['key'],
  keys: SpecificationRow['keys'],
  label: Wording,
  value: Wording,
): SpecificationRow {
  const missing = [...label.missing, ...value.missing];
  return {
    key,
    keys,
    label: label.ja,
    value: missing.length > 0 ? null : value.ja,
    labelPt: label.pt,
    valuePt: value.pt,
    missing,
    translated: label.translated || value.translated,
  };
}

/** The product's Japanese name, or else its type; never 商品, which says nothing. */
export function productNameJa(sheet: Sheet, nameJa?: string): string | null {
  const entry = sheet.product_type?.value[0];
  const names = [nameJa, productType(entry?.choice)?.ja, entry?.ja].map((name) => name?.trim());
  return names.find((name) => name && name !== '商品') ?? null;
}

function nameRow(sheet: Sheet, nameJa: string | undefined): SpecificationRow[] {
  const entry = sheet.product_type?.value[0];
  const ja = productNameJa(sheet, nameJa);
  const pt = productType(entry?.choice)?.pt || entry?.pt || '';
  if (pt === '' && ja === null) return [];
  const limits = [entry?.limit, sheet.product_type?.limit].flatMap((limit) => (limit ? [sayWords(limit)] : []));
  const isTranslated = ja !== null && ja !== nameJa && ja === entry?.ja && entry.translated === true;
  const value: Wording =
    ja === null ? { ...NOTHING, pt, missing: [{ pt }] } : { ...NOTHING, ja, pt, translated: isTranslated };
  const label = { ...NOTHING, ja: '商品名', pt: 'Produto' };
  return [specificationRow('product_type', ['product_type'], label, withBrackets(value, limits))];
}

/** 種類: the options that no other row lists. */
function variantsRow(sheet: Sheet): SpecificationRow | null {
  const options = (sheet.variants?.options ?? []).filter((option) => !isListed(sheet, option));
  if (options.length === 0) return null;
  const lines = options.map((option) => {
    const values = option.values.map((value) => sayWords(valueName(option, value)));
    return joinWordings([sayWords(optionName(option)), joinWordings(values, { ja: '／', pt: ' / ' })], {
      ja: '：',
      pt: ': ',
    });
  });
  const label = { ...NOTHING, ja: '種類', pt: 'Variantes' };
  return specificationRow('variants', ['variants'], label, joinWordings(lines, LINES));
}

const isListed = (sheet: Sheet, option: VariantOption): boolean =>
  (['colour', 'sizes'] as const).some(
    (key) =>
      optionFor(sheet, key) === option && (sheet[key]?.value.length ?? option.values.length) === option.values.length,
  );
