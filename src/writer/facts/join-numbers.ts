import type { Unit } from '#writer/data/quantities/units.ts';
import type { Language, Quantity } from './quantity.ts';
import { boundOf } from './quantity-bounds.ts';
import { numberOf } from './read-numbers.ts';

type Joined = Quantity['join'];
export type UnitPiece = Piece & { unit: Unit | null; currency: Unit | undefined };

/** Numbers that stand together only as long as one sign joins them: "30 x 20 cm - 110 g" are two quantities. */
export function groupsOf(text: string, pieces: readonly UnitPiece[], language: Language): UnitPiece[][] {
  const groups: UnitPiece[][] = [];
  let join: Joined = 'single';
  for (const piece of pieces) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    const next = previous ? joinOf(text.slice(previous.end, piece.start)) : 'single';
    if (group && previous && (join === 'single' || join === next) && belongs(text, group, piece, next, language)) {
      group.push(piece);
      join = next;
    } else {
      groups.push([piece]);
      join = 'single';
    }
  }
  return groups;
}

function belongs(
  text: string,
  group: readonly UnitPiece[],
  piece: UnitPiece,
  join: Joined,
  language: Language,
): boolean {
  const previous = group.at(-1);
  if (!previous || (join === 'range' && (group.length > 1 || !isRange(text, [previous, piece], language))))
    return false;
  // "De R$ 159 por R$ 89", "1 por R$ 69": a price is no side of a measure.
  if (join === 'times' && [previous, piece].some(({ unit, currency }) => currency || unit?.dimension === 'money'))
    return false;
  if (join === 'either' && !piece.unit && !piece.currency) return false;
  return !previous.unit || previous.unit.dimension === piece.unit?.dimension;
}

export function joinGroup(text: string, pieces: readonly UnitPiece[], language: Language): Quantity {
  const [first, second] = pieces;
  const last = pieces.at(-1);
  const join = first && second ? joinOf(text.slice(first.end, second.start)) : 'single';
  const unit = first?.currency ?? last?.currency ?? last?.unit ?? null;
  const quantity = quantityOf(text, pieces, join, unit, language);
  if (!unit) return quantity;
  // "1 m x 50 cm": each number counts in its own unit.
  const numbers = pieces.map(
    (piece, index) => (quantity.numbers[index] ?? 0) * ((piece.unit ?? unit).scale / unit.scale),
  );
  return { ...quantity, numbers };
}

type Piece = { raw: string; start: number; end: number };

function quantityOf(
  text: string,
  pieces: readonly Piece[],
  join: Quantity['join'],
  unit: Unit | null,
  language: Language,
): Quantity {
  const start = pieces[0]?.start ?? 0;
  const end = pieces.at(-1)?.end ?? 0;
  const isNegative =
    /(?:^|[\s(:])[-−]$/.test(text.slice(Math.max(0, start - 2), start)) && unit?.dimension === 'temperature';
  const numbers = pieces.map(({ raw }, index) => numberOf(raw, language) * (isNegative && index === 0 ? -1 : 1));
  return {
    numbers,
    join,
    unit,
    bound: boundOf(text, start, end, language),
    soft: language === 'ja' && (text.slice(end - 1, end) === 'つ' || (unit?.id === 'year' && (numbers[0] ?? 0) > 1900)),
    raw: pieces.map(({ raw }) => raw).join(join === 'times' ? ' x ' : join === 'range' ? ' a ' : ' / '),
    start: isNegative ? start - 1 : start,
    end,
  };
}

function joinOf(between: string): Quantity['join'] {
  if (/[x×✕X*]|por/.test(between)) return 'times';
  return /\/|・|または|ou|と/.test(between) ? 'either' : 'range';
}

/** "5 e 10" and "3-2" are two numbers, "34 ao 39" and "entre 5 e 10" are one span. */
function isRange(text: string, pieces: readonly Piece[], language: Language): boolean {
  const [first, second] = pieces;
  if (!first || !second || numberOf(first.raw, language) >= numberOf(second.raw, language)) return false;
  const between = text.slice(first.end, second.start);
  return !/\be\b/.test(between) || /entre\s$/.test(text.slice(Math.max(0, first.start - 7), first.start));
}
