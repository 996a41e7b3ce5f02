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
  /** "Número a explicar": stored, but never used in a sentence. */
  'number',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** What a quantity measures; for other kinds `role` is the part of the product, if any. */
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
  /** Covers factory defects only: never described as an unlimited warranty. */
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
  /** Stable: two extractions of one text give the same ids. */
  id: string;
  kind: FactKind;
  /** A QuantityRole for a quantity; a part ("tampa") for material and colour; null for the product itself. */
  role: string | null;
  /** Part that a quantity refers to, if not the whole product: "cabo", "cada pé", "kit". */
  part?: string | undefined;
  /** The value as the seller wrote it, without its unit: "500", "34 ao 39", "aço inoxidável". */
  value: string;
  unit?: string | undefined;
  text: string;
  /** Line of the source, from 0; -1 for a fact added by the seller. */
  line: number;
  /** "A conferir": the words around it were not understood, so texts do not use it until the seller confirms it. */
  unsure?: true | undefined;
  /** Condition of the value ("até 6 h com volume a 50%"): a text never states the value without it. */
  clause?: string | undefined;
};
