import {
  type ImportedProduct,
  MAX_IMPORT_PAGE_BYTES,
  MAX_IMPORT_ROWS,
  MAX_IMPORT_VARIANTS,
  type RefusedProduct,
} from '#domain/products/product-import.ts';
import { proposeName } from '#domain/products/propose-name.ts';
import { withoutTerms } from '#domain/products/supplier-terms.ts';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import type { Suggestion } from '#domain/sheet/sheet.ts';
import { readSource } from '#writer/suggest/suggest-fields.ts';
import { buildProduct, sourceText, webAddress } from './build-product.ts';
import { objectsIn, parseJson } from './json-values.ts';
import { isShopCsv, readCsv } from './read-csv.ts';
import { readPage, StrangePage } from './read-page.ts';
import { findPrice } from './read-price.ts';
import { readSchemaProduct } from './read-schema-product.ts';
import { isShopifyProduct, readShopifyProduct } from './read-shopify-json.ts';

export type ParsedImport = {
  kind: 'page' | 'text' | 'csv' | 'json';
  rows: number;
  products: ImportedProduct[];
  refused: RefusedProduct[];
  suggestions: Suggestion[];
  /** How many lines of its text gave none. */
  unread: number;
};

const UNREADABLE = 'Isto não é uma página, um texto, um CSV nem um .json de produtos.';
const NOTHING = 'Não encontramos um produto aqui. Cole a página do produto, não a da busca.';

export function parseImport({ bytes, isCsv }: { bytes: Uint8Array; isCsv: boolean }): ParsedImport | string {
  const text = decode(bytes);
  if (text === null) return UNREADABLE;
  if (text.trim() === '') return 'Cole a página ou o texto do produto.';
  if (isCsv || isShopCsv(text)) {
    const read = readCsv(text);
    return typeof read === 'string' ? read : withSuggestions({ kind: 'csv', ...read });
  }
  if (bytes.byteLength > MAX_IMPORT_PAGE_BYTES) return 'A página pode ter no máximo 5 MB.';
  if (/^\s*[[{]/.test(text)) {
    const data = parseJson(text);
    if (data !== undefined) return readData(data);
  }
  const isPage = /<(?:!doctype|\/?[a-z][a-z0-9-]{0,20})[\s/>]/i.test(text);
  return isPage ? readMarkup(text) : readText(text);
}

/** Total characters of all texts of a file: the reply is serialised on the main thread. */
const MAX_TEXTS = 4_000_000;

function withSuggestions(read: Omit<ParsedImport, 'suggestions' | 'unread'>): ParsedImport | string {
  const [only] = read.products;
  if (only && read.products.length === 1 && read.refused.length === 0) {
    const { suggestions, unread } = readSource(only.text);
    return { ...read, suggestions, unread: new Set(withoutTerms(unread, only.text)).size };
  }
  const all = [...read.products, ...read.refused.map(({ product }) => product)];
  if (all.reduce((sum, { variants }) => sum + variants.length, 0) > MAX_IMPORT_VARIANTS) {
    return `Este arquivo tem mais de ${MAX_IMPORT_VARIANTS.toLocaleString('pt-BR')} variantes. Divida o arquivo.`;
  }
  const longest = Math.floor(MAX_TEXTS / all.length);
  const fitting = (product: ImportedProduct) => ({ ...product, text: product.text.slice(0, longest) });
  return {
    ...read,
    products: read.products.map(fitting),
    refused: read.refused.map(({ reason, product }) => ({ reason, product: fitting(product) })),
    suggestions: [],
    unread: 0,
  };
}

/** UTF-8, or the charset that the page declares; null for binary data. */
function decode(bytes: Uint8Array): string | null {
  if (bytes.subarray(0, 4_096).includes(0)) return null;
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048));
  const [, named] = /<meta[^>]{0,200}charset=["']?([\w-]{3,20})/i.exec(head) ?? [];
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    try {
      return new TextDecoder(named && !/^utf-?8$/i.test(named) ? named : 'windows-1252').decode(bytes);
    } catch {
      return null;
    }
  }
}

function readData(data: unknown): ParsedImport | string {
  const products = [...objectsIn(data)].filter(isShopifyProduct);
  if (products.length > MAX_IMPORT_ROWS) {
    return `Este arquivo tem mais de ${MAX_IMPORT_ROWS.toLocaleString('pt-BR')} produtos. Divida o arquivo.`;
  }
  const read = products.map((product) => buildProduct(readShopifyProduct(product)));
  const schema = read.length === 0 ? readSchemaProduct(data) : null;
  if (schema?.title) read.push(buildProduct({ ...schema, title: proposeName(schema.title) }));
  if (read.length === 0) return NOTHING;
  const refused = read.filter(({ title }) => !title).map((product) => ({ reason: 'Sem título.', product }));
  return withSuggestions({
    kind: 'json',
    rows: read.length,
    products: read.filter(({ title }) => title),
    refused,
  });
}

function readMarkup(html: string): ParsedImport | string {
  try {
    const product = readPage(html);
    const isFound = product.text.length > product.title.length || product.photos.length > 0 || product.price !== null;
    return isFound ? withSuggestions({ kind: 'page', rows: 0, products: [product], refused: [] }) : NOTHING;
  } catch (error) {
    if (error instanceof StrangePage || error instanceof RangeError) {
      return 'Esta página é complicada demais para ser lida. Cole só o texto do produto.';
    }
    throw error;
  }
}

const ADDRESS = /https:\/\/[^\s"'<>\\)]{4,900}/g;

function readText(text: string): ParsedImport | string {
  const addresses = [...text.slice(0, 100_000).matchAll(ADDRESS)].map(([address]) => webAddress(address));
  const isPhoto = (address: string) => /\.(?:jpe?g|png|webp|avif)(?:[?_].*)?$/i.test(address);
  const lines = text.slice(0, MAX_ROBOT_TEXT * 2).split(/\r\n?|\n/);
  const product: ImportedProduct = {
    ...buildProduct({
      title: proposeName(text),
      ...findPrice(text.slice(0, 100_000)),
      link: addresses.find((address) => !isPhoto(address)) ?? '',
      photos: addresses.filter(isPhoto),
    }),
    // Keeps the seller's pasted text unchanged, except lines with URLs, which have their own fields.
    text: sourceText('', [], lines.filter((line) => !/^\s*https:\/\/\S+\s*$/.test(line)).join('\n')),
  };
  return withSuggestions({ kind: 'text', rows: 0, products: [product], refused: [] });
}
