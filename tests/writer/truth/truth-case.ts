import type { FactKind, QuantityRole } from '#domain/robots/facts.ts';

/**
 * Product descriptions with their facts, written down by a reader and not by the writer that is judged with them.
 *
 * - `value` stands in the text letter by letter (upper and lower case aside), without its unit.
 * - `claim` is a sober property of the product ("dobrável", "antiaderente", "Bluetooth 5.3"). Praise, promises of
 *   effect and medical words are never facts: they are traps.
 * - `warning` is also what does not come with the product ("não acompanha pilhas").
 * - `count`: equal units sold together. `parts`: pieces of a set, a puzzle or a kit. `levels`: speeds, modes, stages.
 * - `number`: true, but of no role that we know; nobody has to state it.
 * - `size_range` with a role gives the measures of that one size ("M": "72 x 53").
 * - Words of limit or estimate ("até", "cerca de") stand outside the value; a text that keeps them is right, and one
 *   that turns "até 15 metros" into exactly 15 metres is not.
 * - The same role may stand twice (24 h cold, 12 h hot): the traps say which mixing-up would be false.
 * - `contents` holds the amount as the seller wrote it ("1 x cabo USB-C").
 */
export type TruthFact = {
  kind: FactKind;
  /** A QUANTITY_ROLES word for quantities, the part's name for a part. */
  role?: string;
  value: string;
  unit?: string;
  /** Of a quantity: the part that it measures. It would be false of the whole product. */
  part?: string;
  /** A careful reader would insist that a product page states it. */
  required: boolean;
};

/** Words that stand in the text and must never be stated as a fact of the product. */
export type Trap = { words: string; wouldBeFalse: string };

export type TruthCase = {
  id: string;
  /** One English word for the kind of product. */
  family: string;
  text: string;
  /** Complete: what is not listed is false or unsupported. */
  facts: TruthFact[];
  traps: Trap[];
};

export function fact(kind: Exclude<FactKind, 'quantity'>, value: string, role?: string): TruthFact {
  return { kind, value, required: true, ...(role === undefined ? {} : { role }) };
}

export function quantity(role: QuantityRole, value: string, unit?: string): TruthFact {
  return { kind: 'quantity', role, value, required: true, ...(unit === undefined ? {} : { unit }) };
}

/** True, but a page without it is still a good page. */
export function minor(given: TruthFact): TruthFact {
  return { ...given, required: false };
}

/** A quantity of a part: true of the part alone. */
export function ofPart(part: string, given: TruthFact): TruthFact {
  return { ...given, part, required: false };
}

export function trap(words: string, wouldBeFalse: string): Trap {
  return { words, wouldBeFalse };
}
