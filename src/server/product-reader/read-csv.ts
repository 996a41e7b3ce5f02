import { parse } from 'csv-parse/sync';
import { importedListingSchema } from '#contract/products/imported-listing.ts';
import { MAX_PHOTO_ALT } from '#domain/products/product.ts';
import {
  type ImportedListing,
  type ImportedProduct,
  type ImportedVariant,
  MAX_IMPORT_ROWS,
  type RefusedProduct,
} from '#domain/products/product-import.ts';
import { buildProduct, plainText, webAddress } from './build-product.ts';
import { readNumber } from './read-price.ts';

/** Column names of Shopify's export files, current and older. */
const COLUMNS = {
  handle: ['url handle', 'handle'],
  title: ['title'],
  description: ['description', 'body (html)', 'body html'],
  vendor: ['vendor'],
  type: ['type', 'product category'],
  tags: ['tags'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
  sku: ['sku', 'variant sku'],
  price: ['price', 'variant price'],
  cost: ['cost per item'],
  stock: ['inventory quantity', 'variant inventory qty'],
  weight: ['weight value (grams)', 'variant grams'],
  image: ['product image url', 'image src'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image url', 'variant image'],
  option1: ['option1 name'],
  option2: ['option2 name'],
  option3: ['option3 name'],
  value1: ['option1 value'],
  value2: ['option2 value'],
  value3: ['option3 value'],
} as const;
type Column = keyof typeof COLUMNS;
type Row = Readonly<Record<Column, string>> & { row: number };

const DELIMITERS = [',', ';', '\t'];

/** The delimiter that splits the first line into the most parts. */
function delimiterOf(head: string): string {
  const counts = DELIMITERS.map((sign) => head.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

const headOf = (text: string): string => text.slice(0, 10_000).split(/\r\n?|\n/, 1)[0] ?? '';
const namesIn = (head: string): string[] =>
  head.split(delimiterOf(head)).map((name) => name.replaceAll('"', '').trim().toLowerCase());

/** Recognised by its first line, regardless of the file name. */
export function isShopCsv(text: string): boolean {
  const names = namesIn(headOf(text));
  return names.length > 2 && names.includes('title') && COLUMNS.handle.some((name) => names.includes(name));
}

export type CsvProducts = { rows: number; products: ImportedProduct[]; refused: RefusedProduct[] };

export function readCsv(text: string): CsvProducts | string {
  const records = parseRows(text);
  if (typeof records === 'string') return records;
  const [head = [], ...body] = records;
  const places = placesOf(head);
  if (places.title < 0) return 'Este CSV não tem a coluna “Title” da Shopify. Exporte os produtos de novo por lá.';
  const written = body
    .map((cells, index) => rowOf(places, cells, index + 2))
    .filter((row) => row.title || row.handle || row.image);
  if (written.length === 0) return 'Este CSV não tem nenhum produto.';
  if (body.length > MAX_IMPORT_ROWS) {
    return `Este CSV tem mais de ${MAX_IMPORT_ROWS.toLocaleString('pt-BR')} linhas. Divida o arquivo.`;
  }
  const groups = new Map<string, Row[]>();
  for (const row of written) {
    const key = row.handle || `${row.row}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const read = [...groups.values()].map(readProduct);
  return {
    rows: body.length,
    products: read.flatMap(({ reason, product }) => (reason === '' ? [product] : [])),
    refused: read.filter(({ reason }) => reason !== ''),
  };
}

function parseRows(text: string): string[][] | string {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(headOf(text.replace(/^\uFEFF/, ''))),
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 500_000,
      to: MAX_IMPORT_ROWS + 2,
    });
  } catch {
    return 'Este CSV não pôde ser lido: confira as aspas e salve de novo.';
  }
}

function placesOf(head: readonly string[]): Record<Column, number> {
  const names = head.map((name) => name.trim().toLowerCase());
  const entries = Object.entries(COLUMNS).map(([column, known]) => [
    column,
    names.findIndex((name) => (known as readonly string[]).includes(name)),
  ]);
  return Object.fromEntries(entries);
}

function rowOf(places: Record<Column, number>, cells: readonly string[], row: number): Row {
  // Shopify puts an apostrophe before a cell that a spreadsheet could execute.
  const entries = Object.entries(places).map(([column, at]) => [
    column,
    (cells[at] ?? '').trim().replace(/^'(?=[=+\-@])/, ''),
  ]);
  return { ...Object.fromEntries(entries), row };
}

const isNumber = (text: string): boolean => /^[^\d-]{0,4}\d[\d.,\s]*[^\d]{0,4}$/.test(text);

/** Without what a listing could not hold, such as a code with spaces: it must not keep the product from being created. */
const fittingListing = (listing: ImportedListing): ImportedListing =>
  Object.fromEntries(
    Object.entries(listing).filter(([field, value]) => importedListingSchema.safeParse({ [field]: value }).success),
  );

function readProduct(rows: readonly Row[]): RefusedProduct {
  const [first] = rows as readonly [Row];
  const sold = rows.filter(({ price, sku, value1 }) => price || sku || value1);
  const options = [first.option1, first.option2, first.option3].filter(Boolean);
  const wrong = sold.find(({ price }) => price && !isNumber(price));
  const type = first.type.split('>').at(-1)?.trim() ?? '';
  const cost = isNumber(first.cost) ? first.cost : first.price;
  const variants = sold.map((row): ImportedVariant => {
    const stock = Number(row.stock || Number.NaN);
    return {
      values: [row.value1, row.value2, row.value3].slice(0, options.length),
      price: readNumber(row.price),
      stock: Number.isSafeInteger(stock) ? stock : null,
      sku: row.sku,
    };
  });
  const product = buildProduct({
    title: first.title,
    handle: first.handle,
    row: first.row,
    price: isNumber(cost) ? readNumber(cost) : null,
    rows: [
      ['Marca', first.vendor],
      ['Tipo de produto', type],
      ['Peso', Number(first.weight) > 0 ? `${Number(first.weight)} g` : ''],
    ],
    description: plainText(first.description),
    photos: rows.flatMap(({ image, variantImage }) => [webAddress(image), webAddress(variantImage)]),
    options,
    variants,
    photoAlts: Object.fromEntries(
      rows.flatMap(({ image, imageAlt }) => (imageAlt ? [[webAddress(image), imageAlt.slice(0, MAX_PHOTO_ALT)]] : [])),
    ),
  });
  product.listing = fittingListing({
    priceYen: readNumber(first.price),
    costYen: isNumber(first.cost) ? readNumber(first.cost) : null,
    weightGrams: Number(first.weight) || null,
    ...(product.options.length === 0 && { sku: first.sku, stock: variants[0]?.stock ?? null }),
    productType: type,
    tags: first.tags.split(',').flatMap((tag) => tag.trim() || []),
    seoTitle: first.seoTitle,
    seoDescription: first.seoDescription,
  });
  if (!product.title) return { reason: 'Sem título na primeira linha do produto.', product };
  if (!wrong) return { reason: '', product };
  return { reason: `Preço “${wrong.price.slice(0, 40)}” não é número.`, product: { ...product, row: wrong.row } };
}
