import { type FoundProduct, type LabelledRow, plainText } from './build-product.ts';
import { isObject, type Json, listOf, objectsIn, parseJson, wordsOf } from './json-values.ts';
import { readCurrency, readDataNumber, readPrice } from './read-price.ts';
import { imagesOf } from './read-schema-product.ts';

/** Field names of a product in the scripts of marketplace pages. */
const TITLE = ['subject', 'productTitle', 'product_title', 'productName', 'product_name', 'goodsName', 'goods_name'];
const IMAGES = [
  'imagePathList',
  'imageList',
  'image_urls',
  'images',
  'gallery',
  'pictures',
  'imageUrls',
  'gallery_list',
];
const PRICE = [
  'minActivityAmount',
  'minAmount',
  'salePrice',
  'sale_price',
  'price',
  'minPrice',
  'min_price',
  'formatedPrice',
];
const ROWS = ['props', 'productProps', 'attributes', 'specs', 'specifications', 'productAttributes', 'goodsProperty'];
const DESCRIPTION = ['descriptionHtml', 'body_html', 'description'];
const LABEL = ['attrName', 'name', 'label', 'key', 'attribute_name', 'title'];
const VALUE = ['attrValue', 'value', 'values', 'text', 'attribute_value', 'val'];

const MAX_SCRIPT = 2_000_000;
const MAX_SEARCHED = 4_000_000;

/** Objects in a page's scripts, parsed as data: nothing is executed. `search` is shared by the scripts of a page. */
export function* dataInScript(script: string, search: { searched: number }): Generator<unknown> {
  const text = script.slice(0, MAX_SCRIPT).trim();
  if (/^[{[]/.test(text)) {
    const whole = parseJson(text);
    if (whole !== undefined) return yield whole;
  }
  let end = 0;
  for (const { index, 0: sign } of text.matchAll(/(?:=|\bdata"?\s?:|\()\s?(?=\{)/g)) {
    const start = index + sign.length;
    if (start < end) continue;
    if (search.searched > MAX_SEARCHED) return;
    const stop = endOfObject(text, start);
    search.searched += (stop < 0 ? text.length : stop) - start;
    const data = stop > start ? parseJson(text.slice(start, stop)) : undefined;
    if (data === undefined) continue;
    end = stop;
    yield data;
  }
}

function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isQuoted = false;
  // A backslash goes with the sign behind it.
  for (const { index, 0: sign } of text.slice(start).matchAll(/\\.|["{}]/gs)) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted || sign.startsWith('\\')) continue;
    else depth += sign === '{' ? 1 : -1;
    if (depth === 0) return start + index + 1;
  }
  return -1;
}

function firstOf<T>(object: Json, keys: readonly string[], read: (value: unknown) => T | null): T | null {
  for (const key of keys) {
    const found = object[key] === undefined ? null : read(object[key]);
    if (found !== null) return found;
  }
  return null;
}

const readWords = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? wordsOf(value) : null;

function readImages(value: unknown): string[] | null {
  const found = Array.isArray(value) ? imagesOf(value).filter(Boolean) : [];
  return found.length > 0 ? found : null;
}

function readRows(value: unknown): LabelledRow[] | null {
  const rows = listOf(value)
    .filter(isObject)
    .map(
      (row): LabelledRow => [
        firstOf(row, LABEL, readWords) ?? '',
        firstOf(row, VALUE, (cell) => wordsOf(cell) || null) ?? '',
      ],
    );
  const filledRows = rows.filter(([label, value]) => label && value);
  return filledRows.length > 0 ? filledRows : null;
}

function readAnyPrice(value: unknown): Pick<FoundProduct, 'price' | 'currency'> | null {
  const inner = isObject(value) ? (value.value ?? value.amount ?? value.price) : value;
  if (typeof inner === 'string' && !/^\d/.test(inner.trim())) {
    const priced = readPrice(inner);
    return priced.price === null || priced.currency === null ? null : priced;
  }
  const price = readDataNumber(inner);
  if (!price) return null;
  return { price, currency: isObject(value) ? readCurrency(wordsOf(value.currency ?? value.currencyCode)) : null };
}

/** The first value of each field in a page's data, outer objects first. */
export function readInlineData(data: unknown): FoundProduct {
  const product: FoundProduct = {};
  for (const object of objectsIn(data)) {
    product.title ??= firstOf(object, TITLE, readWords) ?? undefined;
    product.photos ??= firstOf(object, IMAGES, readImages) ?? undefined;
    product.rows ??= firstOf(object, ROWS, readRows) ?? undefined;
    product.description ??= firstOf(object, DESCRIPTION, readWords) ?? undefined;
    if (product.price === undefined) Object.assign(product, firstOf(object, PRICE, readAnyPrice));
  }
  return { ...product, ...(product.description && { description: plainText(product.description) }) };
}
