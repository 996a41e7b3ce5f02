import type { FieldKey } from './field-keys.ts';

/** The seller's own words with their Japanese. */
export type Words = {
  pt: string;
  ja?: string | undefined;
  /** The Japanese is a machine's and nobody has confirmed it: shown with "traduzido, confira". */
  translated?: true | undefined;
};

export const QUALIFIERS = ['about', 'up_to', 'from'] as const;
/** "cerca de", "até", "a partir de". */
export type Qualifier = (typeof QUALIFIERS)[number];

/** A number with its unit: "780 g", "5 a 7 dias" (`to`), "cerca de 780 g" (`qualifier`). */
export type Amount = {
  number: number;
  /** Upper end of a range. */
  to?: number | undefined;
  /** Key of the units table: "g", "cm", "hour", "piece", "BRL". */
  unit: string;
  qualifier?: Qualifier | undefined;
};

/**
 * One entry of a field. Every kind of field holds a list of them, and the kind says which members an entry has:
 * code `pt`; number and amount `amount`; choice and choices `choice`, or `pt` and `ja` where the table has none;
 * yesno `choice` and `allowed`; entries `choice` and `amount`; parts `part` and `choice`; list `choice` or `pt`, and
 * `amount`; text `pt` and `ja`; size table `choice` and `measures`; other `label`, `pt` and `ja`.
 */
export type Entry = {
  /** Key in the field's table of choices. */
  choice?: string | undefined;
  pt?: string | undefined;
  ja?: string | undefined;
  translated?: true | undefined;
  amount?: Amount | undefined;
  /** Key in the field's table of parts ("body"), or own words. */
  part?: string | Words | undefined;
  /** Of yesno: whether it may. Of a battery: whether it comes along. Of heat sources: false for what is excluded. */
  allowed?: boolean | undefined;
  /** Of a size: centimetres by column. */
  measures?: Readonly<Record<string, number>> | undefined;
  /** Of `other`: what the line is called. */
  label?: Words | undefined;
  /** What this entry alone is true with: "音量50％時". Printed in brackets after it. */
  limit?: Words | undefined;
};

/** An accepted field: true because a person said so. */
export type SheetField = {
  value: readonly Entry[];
  /** What the whole field is true with; never parted from it. */
  limit?: Words | undefined;
  /** The words of the supplier that it comes from. */
  words?: string | undefined;
  acceptedAt: string;
};

/** One value of an option ("TE24-I" of "Modelo"): only what differs from the sheet. */
export type VariantValue = {
  name: Words;
  fields?: { [Key in FieldKey]?: readonly Entry[] | undefined } | undefined;
};
export type VariantOption = { name: Words; values: readonly VariantValue[] };
/** A combination that is sold, by the positions of its values in the options. */
export type VariantRow = {
  values: readonly number[];
  sku?: string | undefined;
  jan?: string | undefined;
  priceYen?: number | undefined;
  stock?: number | undefined;
};
export type Variants = {
  options: readonly VariantOption[];
  rows?: readonly VariantRow[] | undefined;
  acceptedAt: string;
};

/** The typed sheet of a product ("Ficha"): what a person accepted, by field. */
export type Sheet = { [Key in FieldKey]?: SheetField | undefined } & { variants?: Variants | undefined };

export const SHEET_LIMITS = {
  text: 300,
  limit: 200,
  listItems: 30,
  options: 3,
  optionValues: 100,
  variantRows: 2_048,
  writerNotes: 2_000,
  /** More free values than a text could tell. */
  translatedWords: 60,
  bytes: 256 * 1024,
} as const;

/** By rules (a label, an amount with its own word), a model, the seller's own assistant, an imported page. */
export const SUGGESTION_SOURCES = ['label', 'amount', 'model', 'assistant', 'import'] as const;

/** Why "Aceitar todas" leaves a suggestion out. */
export const SUGGESTION_DOUBTS = [
  'conflict',
  'turned_unit',
  'order_of_measures',
  'certification',
  'health',
  'water_without_limit',
  'unknown_label',
] as const;

/** A reading of the source that a person may accept: nothing is true by itself. */
export type Suggestion = {
  /** Stable for the same source, field and value: a dismissal remembers it. */
  id: string;
  field: FieldKey;
  value: readonly Entry[];
  limit?: Words | undefined;
  /** Literally in the source. */
  words: string;
  /** Where the words stand in the source. */
  start: number;
  end: number;
  by: (typeof SUGGESTION_SOURCES)[number];
  /** Absent where it may be accepted with the others. */
  needsLook?: (typeof SUGGESTION_DOUBTS)[number] | undefined;
};
