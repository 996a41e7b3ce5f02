/** What a seller's text says about the product, as data: everything a robot writes is compared with it. */
export const FACT_KINDS = [
  'product_type',
  'brand',
  'model_code',
  'quantity',
  'size_range',
  'colour',
  'material',
  'compatibility',
  'certification',
  'care',
  'audience',
  'use',
  'contents',
  'price',
  'link',
  'claim',
  'warning',
  /** "Número a explicar": kept in the ledger, never put into a sentence. */
  'number',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** What a quantity measures; of the other kinds `role` names the part it belongs to, where there is one. */
export const QUANTITY_ROLES = [
  'volume',
  'weight',
  'load',
  'length',
  'width',
  'height',
  'depth',
  'diameter',
  'thickness',
  'dimensions',
  'range',
  'duration',
  'charge_time',
  'battery',
  'power',
  'voltage',
  'frequency',
  'temperature',
  'depth_rating',
  'age',
  'count',
  'parts',
  'levels',
  'area',
  'speed',
  'screen',
  'memory',
  'warranty',
  /** Against factory defects alone: never told as a warranty without limits. */
  'limited_warranty',
  'concentration',
  'suction',
  'noise',
  'brightness',
  'colour_temperature',
  'shelf_life',
  'lifespan',
  'people',
] as const;
export type QuantityRole = (typeof QUANTITY_ROLES)[number];
export const isQuantityRole = (role: string | null): role is QuantityRole =>
  (QUANTITY_ROLES as readonly (string | null)[]).includes(role);

export type Fact = {
  /** Stable for the same text: two extractions of one text give the same ids. */
  id: string;
  kind: FactKind;
  /** A quantity has a QuantityRole; a part's name ("tampa") for material and colour; null where the product itself is meant. */
  role: string | null;
  /** Of a quantity: what it measures, where that is not the product itself: "cabo", "cada pé", "kit". */
  part?: string | undefined;
  /** The value in the seller's writing, without its unit: "500", "34 ao 39", "aço inoxidável". */
  value: string;
  unit?: string | undefined;
  /** The words of the source it was read from. */
  text: string;
  /** Line of the source, from 0; -1 for a fact that the seller added. */
  line: number;
  /** "A conferir": something around it was not understood. It is shown, and said by no writer until the seller confirms it. */
  unsure?: true | undefined;
  /** The seller's words that the value is true with ("até 6 h com volume a 50%"): told with them, confirmed or not, or not at all. */
  clause?: string | undefined;
};
