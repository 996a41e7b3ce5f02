import { MAX_PRODUCT_NAME } from '#domain/products/product.ts';
import {
  type ImportedProduct,
  type ImportedVariant,
  MAX_IMPORT_PHOTOS,
  MAX_IMPORT_WORDS,
} from '#domain/products/product-import.ts';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { SHEET_LIMITS } from '#domain/sheet/sheet.ts';
import { visibleText } from '#writer/suggest/visible-text.ts';

export type LabelledRow = readonly [label: string, value: string];

const MAX_HANDLE = 100;
const MAX_LABEL = 60;
const MAX_VALUE = 300;
/** More than any real product page has. */
const MAX_ROWS = 120;
/** Longer description markup is cut before it is parsed. */
const MAX_DESCRIPTION = 200_000;

const lineOf = (text: string): string => text.replaceAll(/[\s\u200e\u200f]+/g, ' ').trim();

/** The visible text of a piece of a page, with at most one blank line in a row. */
export const plainText = (markup: string): string =>
  visibleText(markup.slice(0, MAX_DESCRIPTION))
    .text.split('\n')
    .map((line) => line.replaceAll(/[^\S\t]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

export function sourceText(title: string, rows: readonly LabelledRow[], description: string): string {
  const labelled = new Map<string, string>();
  for (const [label, value] of rows) {
    const [name, worth] = [lineOf(label).replace(/ ?[:：]$/, ''), lineOf(value)];
    if (!name || !worth || name.length > MAX_LABEL || worth.length > MAX_VALUE || labelled.size >= MAX_ROWS) continue;
    if (!labelled.has(name)) labelled.set(name, worth);
  }
  const lines = [...labelled].map(([label, value]) => `${label}: ${value}`);
  // Lines of the description that repeat title or labels are dropped.
  const labelledLines = new Set([
    title,
    ...[...labelled].flatMap(([label, value]) => [label, value, `${label}${value}`]),
  ]);
  const ownLines = description.split('\n').filter((line) => {
    const written = lineOf(line).replace(/(?<=\p{L})\s?[:：]\s?/u, '');
    return (
      written === '' || (!labelledLines.has(written) && !labelledLines.has(lineOf(line)) && !isTold(line, labelled))
    );
  });
  const text = [title, ...lines, '', ...ownLines].join('\n').replaceAll(/\n{3,}/g, '\n\n');
  return text.slice(0, MAX_ROBOT_TEXT).trim();
}

const isTold = (line: string, labelled: ReadonlyMap<string, string>): boolean => {
  const [label = '', value] = line.split(/\t|[:：]\s/, 2);
  return value !== undefined && labelled.get(lineOf(label)) === lineOf(value);
};

export function webAddress(value: unknown, base?: string): string {
  if (typeof value !== 'string' || value.length > 2_000) return '';
  const text = value.trim().replace(/^\/\//, 'https://');
  if (!URL.canParse(text, base)) return '';
  const { protocol, username, password, port, href } = new URL(text, base);
  return protocol === 'https:' && !username && !password && !port && href.length <= 1_000 ? href : '';
}

/** Removes size information from a picture's URL, which shops put into the query or the end of the name. */
const pictureOf = (address: string): string =>
  address.replace(/\?.*/s, '').replace(/(?:_\d{2,4}x\d{0,4}\w*)?(\.(?:jpe?g|png|webp|avif|gif))(?:_.*)?$/i, '$1');

export function distinctPhotos(addresses: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const address of addresses) {
    if (address && !seen.has(pictureOf(address))) seen.set(pictureOf(address), address);
    if (seen.size >= MAX_IMPORT_PHOTOS) break;
  }
  return [...seen.values()];
}

/** Options and variants within the limits of a sheet; without options there is one variant only. */
function fittingVariants(
  options: readonly string[],
  variants: readonly ImportedVariant[],
): Pick<ImportedProduct, 'options' | 'variants'> {
  const isDefault = options[0] === 'Title' && variants.every(({ values }) => values[0] === 'Default Title');
  const names = isDefault ? [] : options.slice(0, SHEET_LIMITS.options).map((name) => lineOf(name));
  if (names.length === 0 || names.some((name) => !name)) return { options: [], variants: [] };
  const known = names.map(() => new Set<string>());
  const variantRows: ImportedVariant[] = [];
  const combinations = new Set<string>();
  for (const variant of variants) {
    const values = names.map((_, at) => lineOf(variant.values[at] ?? '').slice(0, MAX_IMPORT_WORDS));
    const key = JSON.stringify(values);
    const fits = values.every(
      (value, at) => known[at]?.has(value) || (known[at]?.size ?? 0) < SHEET_LIMITS.optionValues,
    );
    if (!fits || values.some((value) => !value) || combinations.has(key)) continue;
    for (const [at, value] of values.entries()) known[at]?.add(value);
    combinations.add(key);
    variantRows.push({ ...variant, values, sku: variant.sku.slice(0, 100) });
    if (variantRows.length === SHEET_LIMITS.variantRows) break;
  }
  return {
    options: variantRows.length > 0 ? names.map((name) => name.slice(0, MAX_IMPORT_WORDS)) : [],
    variants: variantRows,
  };
}

/** What one source says of a product. */
export type FoundProduct = {
  [Field in Exclude<keyof ImportedProduct, 'text'>]?: ImportedProduct[Field] | undefined;
} & {
  description?: string | undefined;
  rows?: readonly LabelledRow[] | undefined;
};

export function buildProduct({ description = '', rows = [], ...found }: FoundProduct): ImportedProduct {
  const title = lineOf(found.title ?? '')
    .slice(0, MAX_PRODUCT_NAME)
    .trim();
  return {
    ...found,
    row: found.row ?? null,
    price: found.price ?? null,
    currency: found.currency ?? null,
    link: found.link ?? '',
    title,
    handle: (found.handle ?? '').slice(0, MAX_HANDLE),
    text: sourceText(title, rows, description),
    photos: distinctPhotos(found.photos ?? []),
    ...fittingVariants(found.options ?? [], found.variants ?? []),
  };
}
