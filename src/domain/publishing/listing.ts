export type ListingImage = { url: string; alt: string };
export type ListingOption = { name: string; values: string[] };
export type ListingFeature = { title: string; text: string };

export const blankListing = {
  benefit: '',
  /** Situations in which the reader recognises themselves. */
  situations: [] as string[],
  features: [] as ListingFeature[],
  steps: [] as string[],
  /** The starred translation used as the description; null: the newest. */
  textId: null as string | null,
  /** Target of the buy button. */
  buyUrl: '',
  priceYen: null as number | null,
  costYen: null as number | null,
  stock: null as number | null,
  weightGrams: null as number | null,
  sku: '',
  productType: '',
  tags: [] as string[],
  images: [] as ListingImage[],
  options: [] as ListingOption[],
  seoTitle: '',
  seoDescription: '',
  /** Keys of the points that the seller has checked. */
  checkedPoints: [] as string[],
  /** A page or a file was taken out. */
  exported: false,
};
export type Listing = typeof blankListing;

export const completeListing = (saved: Partial<Listing>): Listing => ({ ...blankListing, ...saved });

export const MAX_LISTING_LINE = 120;
export const MAX_LISTING_TEXT = 400;
export const MAX_SITUATIONS = 3;
export const MAX_FEATURES = 3;
export const MAX_STEPS = 5;
export const MAX_TAGS = 20;
export const MAX_SKU = 60;
export const SKU_PATTERN = /^[\w.-]*$/;
export const MAX_IMAGES = 50;
export const MAX_IMAGE_URL = 1_000;
export const MAX_OPTIONS = 3;
export const MAX_OPTION_VALUES = 30;
export const MAX_VARIANTS = 2_048;
export const MAX_PRICE_YEN = 9_999_999;
export const MAX_STOCK = 1_000_000;
export const MAX_GRAMS = 1_000_000;
export const MAX_POINTS = 300;

/** A passage of the published text that nobody has checked yet. */
export type PublishPoint = {
  key: string;
  /** The passage; empty if something is missing from the text. */
  excerpt: string;
  message: string;
};

/** A combination as the sheet sells it: what it leaves open is the product's. */
export type SheetVariant = {
  values: string[];
  priceYen: number | null;
  stock: number | null;
  sku: string;
  barcode: string;
};

/** What the product itself says, in the place of what the seller has left open. */
export type KnownListing = Pick<
  Listing,
  'priceYen' | 'costYen' | 'weightGrams' | 'sku' | 'productType' | 'images' | 'options'
>;

/** `open`: nobody has answered its questions. `blocked`: a rule of Japan keeps it from being sold as it is. */
/** `unproved`: the sale is allowed, but proofs that a rule asks for are missing. */
export type GateState = 'open' | 'blocked' | 'unproved' | 'clear';

export type PublishContents = {
  name: string;
  nameJa: string;
  slug: string;
  /** Rows of 商品仕様, from the fields that have a Japanese value. */
  details: { label: string; value: string }[];
  /** The chosen translation, as plain text; empty without one. */
  description: string;
  metaDescription: string;
  points: PublishPoint[];
  gate: GateState;
  listing: Listing;
  /** Combinations of the options that are sold; empty: all. */
  variants: readonly SheetVariant[];
};

/** All combinations of the options, the first option slowest, as shops list them. */
function combine(options: readonly ListingOption[]): string[][] {
  return options.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
}

export const countVariants = ({ listing, variants }: PublishContents): number =>
  variants.length || listing.options.reduce((count, { values }) => count * values.length, 1);

/** What is sold, one by one, each with its price and its code. */
export function soldVariants({ listing, variants }: PublishContents): (SheetVariant & { priceYen: number })[] {
  const blank = { priceYen: null, stock: null, sku: '', barcode: '' };
  const rows = variants.length > 0 ? variants : combine(listing.options).map((values) => ({ ...blank, values }));
  const ownSku = (index: number): string =>
    listing.sku && rows.length > 1 ? `${listing.sku}-${index + 1}` : listing.sku;
  return rows.map((row, index) => ({
    ...row,
    priceYen: row.priceYen ?? listing.priceYen ?? 0,
    stock: row.stock ?? listing.stock,
    sku: row.sku || ownSku(index),
  }));
}
