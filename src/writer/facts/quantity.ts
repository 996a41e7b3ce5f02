import type { Unit } from '#writer/data/quantities/units.ts';

export type Language = 'pt' | 'ja';
export type Bound = 'about' | 'max' | 'min';

/** A number of a text with what stands around it: "cerca de 1,5 h", "34 ao 39", "30 x 20 cm". */
export type Quantity = {
  numbers: readonly number[];
  /** How several numbers belong together: from … to, by, or one of them. */
  join: 'single' | 'range' | 'times' | 'either';
  unit: Unit | null;
  bound: Bound | null;
  /** Written in words or as a figure of speech: may repeat a fact, is never one by itself. */
  soft: boolean;
  /** The numbers as written, without unit or bound. */
  raw: string;
  start: number;
  end: number;
};

const CLOSE = 1e-6;

/** The same amount, whatever the unit: 1,5 h and 90分, 0,5 L and 500ml. */
export function isSameQuantity(a: Quantity, b: Quantity): boolean {
  if (!isComparable(a, b) || a.numbers.length !== b.numbers.length) return false;
  const hasUnits = a.unit !== null && b.unit !== null;
  const [first, second] = hasUnits ? [scaled(a), scaled(b)] : [[...a.numbers], [...b.numbers]];
  if (a.join === 'times' || a.join === 'either') {
    first.sort((x, y) => x - y);
    second.sort((x, y) => x - y);
  }
  return first.every((value, index) => isClose(value, second[index] ?? Number.NaN)) && !contradicts(a.bound, b.bound);
}

/** Numbers of one dimension can be held against each other; without a unit a number fits any. */
export function isComparable(a: Quantity, b: Quantity): boolean {
  if (!a.unit || !b.unit) return true;
  if (a.unit.dimension === 'money') return a.unit.id === b.unit.id;
  return a.unit.dimension === b.unit.dimension || isCounted(a) === isCounted(b);
}

function isCounted({ unit }: Quantity): boolean | string {
  return unit?.dimension === 'count' || unit?.dimension === 'people' || (unit?.dimension ?? '');
}

function scaled({ numbers, unit }: Quantity): number[] {
  return numbers.map((value) => value * (unit?.scale ?? 1));
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(a), Math.abs(b));
}

/** "até 15 m" is not "15m以上". */
function contradicts(a: Bound | null, b: Bound | null): boolean {
  return (a === 'max' && b === 'min') || (a === 'min' && b === 'max');
}
