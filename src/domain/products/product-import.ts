/** Currencies in which a supplier's price is kept. */
export const IMPORT_CURRENCIES = ['USD', 'CNY', 'BRL', 'JPY', 'EUR'] as const;
export type ImportCurrency = (typeof IMPORT_CURRENCIES)[number];

/** A product as a supplier's page or a shop's file tells it: nothing of it is true until the seller says so. */
export type ImportedProduct = {
  title: string;
  /** Its name within a file of a shop; empty elsewhere. */
  handle: string;
  /** Row of the file in which it begins. */
  row: number | null;
  price: number | null;
  currency: ImportCurrency | null;
  link: string;
  /** Title, `rótulo: valor` lines and description: what the sheet's suggestions are read from. */
  text: string;
  /** Addresses at the supplier's. */
  photos: string[];
  options: string[];
  variants: ImportedVariant[];
};

export type ImportedVariant = { values: string[]; price: number | null; stock: number | null; sku: string };

/** A product of a file that cannot be created as it is, and why. */
export type RefusedProduct = { reason: string; product: ImportedProduct };

export const MAX_IMPORT_PAGE_BYTES = 5_000_000;
export const MAX_IMPORT_FILE_BYTES = 10_000_000;
export const MAX_IMPORT_ROWS = 2_000;
/** Offered to choose from: more than a product keeps. */
export const MAX_IMPORT_PHOTOS = 40;
/** Of a title or the name of an option. */
export const MAX_IMPORT_WORDS = 300;
