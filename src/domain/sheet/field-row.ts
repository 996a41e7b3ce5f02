import type { Choice } from './choice.ts';
import type { FieldKey } from './field-keys.ts';
import type { GoodsKind } from './goods-kinds.ts';

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

/** What the entries of a field hold; `Entry` says which members each kind has. */
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
 * How a field becomes a sentence. A {label}は{value}です。 B {value}に対応しています。 C {place}で使用できます。
 * D セット内容は{value}です。 or {value}は付属しません。 E the value is a sentence. F {value}の before the product's name.
 */
export type Frame = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

/** The same in both languages. */
export type Bilingual = { ja: string; pt: string };

/**
 * One field of the sheet. Form, check, suggestions, 商品仕様, prompt and checks are made from it.
 *
 * Patterns take {c} the choice or the own words, {t} the words beside a choice (a version, a number), {a} the amount
 * with its unit, {n} the number alone, {y} whether it may or comes along. What stands in [ ] goes where one of its
 * places is empty.
 */
export type FieldRow = {
  key: FieldKey;
  group: Group;
  /** Portuguese label. */
  label: string;
  kind: FieldKind;
  /** Japanese label. */
  ja: string;
  /** Japanese label of some kinds of goods. */
  jaFor?: Partial<Record<GoodsKind, string>>;
  /** Label by the choice of the first entry. */
  labelOfChoice?: Readonly<Record<string, Partial<Bilingual>>>;
  /** Japanese label where every entry is of the table. */
  jaOfTable?: string;
  /** Keys of units it takes; the first is the form's. */
  units: readonly string[];
  choices: readonly Choice[];
  parts: readonly Choice[];
  /** The choice is the line's label: one line for each. */
  choiceIsLabel?: boolean;
  /** Labels by "choice:unit" where the unit changes them. */
  labelOfUnit?: Readonly<Record<string, Bilingual>>;
  pattern: Bilingual;
  /** The pattern inside a sentence, where it is another. */
  spoken?: Bilingual;
  join: Bilingual;
  /** Around the joined value, with {v}. */
  whole?: Bilingual;
  /** How "até" is said of it, with {v}; and where the unit is another. */
  upTo: string;
  upToOfUnit?: Readonly<Record<string, string>>;
  /** Units that stand in brackets behind another amount: 5,000mAh（18.5Wh）. */
  bracketUnits?: readonly string[];
  /** Choices of the lower and the upper end where a range is two lines. */
  rangeEnds?: readonly [lower: string, upper: string];
  /** Own words that are names or codes are printed letter by letter: "iPhone 15". */
  takesNames?: true;
  /** Entries are steps: 1. … 2. … */
  numbered?: true;
  /** How a unit is written here alone, with {n}. */
  unitJa?: Readonly<Record<string, string>>;
  /** Words for allowed and not. */
  yesNo?: { yes: Bilingual; no: Bilingual };
  frame: Frame;
  /** Its sentence where the frame does not fit, with {v}. */
  sentence?: Bilingual;
  /** Its sentence where its one entry is this choice, "choice:yes" or "choice:no" of what may or may not. */
  sentenceOfChoice?: Readonly<Record<string, Bilingual>>;
  /** Before the product's name (frame F), with {v}. */
  before?: Bilingual;
  /** Running texts that it is meant for; 商品仕様 holds every field of the sheet. */
  appears: readonly ('meta' | 'ad')[];
  /** Beside the sheet: never printed. */
  private?: true;
  limitRequired?: true;
  /** What suppliers call it, folded (`foldLabel`): Portuguese and English. */
  labels: readonly string[];
};
