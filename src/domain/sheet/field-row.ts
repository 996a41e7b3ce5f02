import type { Bilingual } from '#domain/text/bilingual.ts';
import type { Choice } from './choice.ts';
import type { GoodsKind } from './product-types.ts';

export const GROUPS = [
  'Identidade',
  'Medidas e peso',
  'Material e cores',
  'Elétrica e bateria',
  'Funções e conexão',
  'Na caixa',
  'Uso e cuidados',
  'Avisos e limites',
  'Garantia',
  'Outras linhas',
  'Fora da ficha',
] as const;
export type Group = (typeof GROUPS)[number];

/** What the entries of a field contain; `Entry` lists the members of each kind. */
export type FieldKind =
  | 'code'
  | 'number'
  | 'amount'
  | 'choice'
  | 'choices'
  | 'yesno'
  | 'entries'
  | 'parts'
  | 'list'
  | 'text'
  | 'sizes'
  | 'axes'
  | 'other'
  | 'link'
  | 'notes';

/**
 * How a field is said in a sentence. `label_is_value`: {label}は{value}です。 `supports`: {value}に対応しています。 `usable_at`:
 * {place}で使用できます。 `included`: セット内容は{value}です。 or {value}は付属しません。 `sentence`: the value is a sentence. `before_name`:
 * {value}の before the product's name.
 */
export type SentenceForm = 'label_is_value' | 'supports' | 'usable_at' | 'included' | 'sentence' | 'before_name';

/** A row of the catalogue. */
export type RowOf<Key extends string> = {
  key: Key;
  group: Group;
  label: string;
  kind: FieldKind;
  /** Japanese label. */
  ja: string;
  /** Japanese label for some kinds of goods. */
  jaFor?: Partial<Record<GoodsKind, string>>;
  /** Label by the choice of an only entry without a part, or by the ":unit" of all entries. */
  labelOfChoice?: Readonly<Record<string, Partial<Bilingual>>>;
  /** Name of the length in a table of sizes. */
  lengthJa?: string;
  /** Japanese label if every entry is from the table. */
  jaOfTable?: string;
  /** Accepted units; the form shows the first. */
  units: readonly string[];
  choices: readonly Choice[];
  parts: readonly Choice[];
  /** Choices that are amounts themselves ("bivolt"): what stands for each beside a range in the row's first unit. */
  choiceBesideRange?: Readonly<Record<string, string>>;
  choiceIsLabel?: boolean;
  /** Labels by "choice:unit" if they depend on the unit. */
  labelOfUnit?: Readonly<Record<string, Bilingual>>;
  pattern: Bilingual;
  /** Pattern inside a sentence, if different. */
  spoken?: Bilingual;
  join: Bilingual;
  /** Between the values inside a sentence, if different; a `sharedEnd` of all is then said once: 犬・猫用. */
  spokenJoin?: Bilingual;
  sharedEnd?: string;
  /** Pattern around the joined value, with {v}. */
  whole?: Bilingual;
  /** How "até" is said, with {v}; `upToOfUnit` for other units. */
  upTo: string;
  upToOfUnit?: Readonly<Record<string, string>>;
  /** Units written in brackets after another amount: 5,000mAh（18.5Wh）. */
  bracketUnits?: readonly string[];
  /** Choices of the lower and upper end if a range is split into two lines. */
  rangeEnds?: readonly [lower: string, upper: string];
  /** Names and codes are printed unchanged: "iPhone 15". */
  takesNames?: true;
  /** Entries are numbered steps: 1. … 2. … */
  numbered?: true;
  /** Spelling of a unit in this field only, with {n}. */
  unitJa?: Readonly<Record<string, string>>;
  /** Words for allowed and not. */
  yesNo?: { yes: Bilingual; no: Bilingual };
  sentenceForm: SentenceForm;
  /** Sentence if that of `sentenceForm` does not fit, with {v}. */
  sentence?: Bilingual;
  /** The same for one variant, whose name is {l}. */
  sentenceOfVariant?: Bilingual;
  /** After the parts, the values that belong to none, with {v}; without it these hold for all parts and come first. */
  restSentence?: Bilingual;
  /** Sentence of values with parts, with {v}: 内面に…を施しています。 */
  sentenceOfParts?: Bilingual;
  /** Label if everything is denied: the other one would promise it. */
  jaOfDenied?: string;
  /** `sentence` fits only if every value ends so: 家庭用. */
  sentenceEnd?: string;
  /** Beside other choices too; "choice:yes" or "choice:no" for yesno, ":unit" for an amount without a name. */
  sentenceOfChoice?: Readonly<Record<string, Bilingual>>;
  /** Before the product's name (`before_name`), with {v}. */
  before?: Bilingual;
  beforeOfChoice?: Readonly<Record<string, Bilingual>>;
  appears: readonly ('meta' | 'ad')[];
  /** Never printed. */
  private?: true;
  limitRequired?: true;
  /** Labels used by suppliers, normalised with `foldLabel`: Portuguese and English. */
  labels: readonly string[];
};
