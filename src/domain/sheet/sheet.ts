import type { FieldKey } from './field-keys.ts';

/** The seller's words with their Japanese translation. */
export type SheetWords = {
  pt: string;
  ja?: string | undefined;
  /** Unconfirmed machine translation: shown with "traduzido, confira". */
  translated?: true | undefined;
};

export const QUALIFIERS = ['about', 'up_to', 'from'] as const;
export type Qualifier = (typeof QUALIFIERS)[number];

/** A number with its unit: "780 g", "5 a 7 dias" (`to`), "cerca de 780 g" (`qualifier`). */
export type Amount = {
  number: number;
  to?: number | undefined;
  unit: string;
  qualifier?: Qualifier | undefined;
};

/**
 * One entry of a field. Every field has a list of entries, and its kind decides which members they have: code `pt`;
 * number and amount `amount`; choice and choices `choice`, or `pt` and `ja` if not in the table; yesno `choice` and
 * `allowed`; entries `choice` and `amount`; parts `part` and `choice`; list `choice` or `pt`, and `amount`; text `pt`
 * and `ja`; size table `choice` and `measures`; other `label`, `pt` and `ja`.
 */
export type Entry = {
  /** Key in the field's table of choices. */
  choice?: string | undefined;
  pt?: string | undefined;
  ja?: string | undefined;
  translated?: true | undefined;
  amount?: Amount | undefined;
  /** Key in the field's table of parts ("body"), or the seller's words. */
  part?: string | SheetWords | undefined;
  /** yesno: allowed. Battery: included. Heat sources: false if excluded. */
  allowed?: boolean | undefined;
  /** Size table: centimetres by column. */
  measures?: Readonly<Record<string, number>> | undefined;
  label?: SheetWords | undefined;
  /** Condition of this entry: "音量50％時". Printed in brackets after it. */
  limit?: SheetWords | undefined;
};

export type SheetField = {
  value: readonly Entry[];
  /** Condition of the whole field; always printed with it. */
  limit?: SheetWords | undefined;
  words?: string | undefined;
  acceptedAt: string;
};

/** One value of an option ("TE24-I" of "Modelo"), with the fields that differ from the sheet. */
export type VariantValue = {
  name: SheetWords;
  fields?: { [Key in FieldKey]?: readonly Entry[] | undefined } | undefined;
};
export type VariantOption = { name: SheetWords; values: readonly VariantValue[] };
/** A combination that is sold, as indexes of its option values. */
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

export type Sheet = { [Key in FieldKey]?: SheetField | undefined } & { variants?: Variants | undefined };

export const SHEET_LIMITS = {
  text: 300,
  limit: 200,
  listItems: 30,
  options: 3,
  optionValues: 100,
  variantRows: 2_048,
  /** Of all fields together, with the options of variants, their values and the fields of these. */
  entries: 2_000,
  writerNotes: 2_000,
  /** More than fits in any text. */
  translatedWords: 60,
  bytes: 256 * 1024,
} as const;

/** Origin: rules (a label, an amount with its own word), a model, the seller's own assistant, an imported page. */
export const SUGGESTION_SOURCES = ['label', 'amount', 'model', 'assistant', 'import'] as const;

/** Why "Aceitar todas" skips a suggestion, as text for the seller. */
export const DOUBTS = {
  conflict: 'O texto diz dois valores',
  turned_unit: 'Medida convertida: confira',
  order_of_measures: 'Confira a ordem das medidas',
  certification: 'Certificação: só com o documento',
  health: 'Saúde: confira antes',
  water_without_limit: 'Diga o limite da proteção',
  unknown_label: 'Linha que não conhecemos: confira',
  text_doubts: 'O texto deixa dúvida: confira',
  from_sentence: 'Tirado de uma frase: confira',
  not_whole: 'Pode valer só para uma parte: confira',
} as const;
export type Doubt = keyof typeof DOUBTS;

/** A value read from the source text; it counts only once a person accepts it. */
export type Suggestion = {
  /** Stable for the same source, field and value, so that a dismissal can refer to it. */
  id: string;
  field: FieldKey;
  value: readonly Entry[];
  limit?: SheetWords | undefined;
  words: string;
  start: number;
  end: number;
  by: (typeof SUGGESTION_SOURCES)[number];
  /** Absent if "Aceitar todas" may accept it. */
  needsLook?: Doubt | undefined;
};
