import type { Listing } from '#domain/publishing/listing.ts';

export const IMPORT_CURRENCIES = ['USD', 'CNY', 'BRL', 'JPY', 'EUR'] as const;
export type ImportCurrency = (typeof IMPORT_CURRENCIES)[number];

export type ImportedProduct = {
  title: string;
  handle: string;
  /** First row of the product in the file. */
  row: number | null;
  price: number | null;
  currency: ImportCurrency | null;
  link: string;
  /** Title, `rótulo: valor` lines and description: the source of the sheet's suggestions. */
  text: string;
  /** URLs on the supplier's site. */
  photos: string[];
  options: string[];
  variants: ImportedVariant[];
  /** How a shop's file sells it, if its prices are in yen; code and stock only without options. */
  listing?: ImportedListing | undefined;
  /** What the photos show, by URL. */
  photoAlts?: Record<string, string> | undefined;
};

type ListingField =
  | 'priceYen'
  | 'costYen'
  | 'stock'
  | 'weightGrams'
  | 'sku'
  | 'productType'
  | 'tags'
  | 'seoTitle'
  | 'seoDescription';
export type ImportedListing = { [Field in ListingField]?: Listing[Field] | undefined };

export type ImportedVariant = { values: string[]; price: number | null; stock: number | null; sku: string };

/** A product of a file that cannot be imported, and why. */
export type RefusedProduct = { reason: string; product: ImportedProduct };

export const MAX_IMPORT_PAGE_BYTES = 5_000_000;
export const MAX_IMPORT_FILE_BYTES = 10_000_000;
export const MAX_IMPORT_ROWS = 2_000;
/** Of all products of a file: the reply is written on the thread that answers everybody. */
export const MAX_IMPORT_VARIANTS = 10_000;
/** Photos offered for selection: more than a product can have. */
export const MAX_IMPORT_PHOTOS = 40;
export const MAX_IMPORT_WORDS = 300;
