import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** Positions are compared by bytes, here and in the database (collation "C"). */
export const comparePositions = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Keys grow when the same gap is split repeatedly; above this length the column's positions are reassigned. */
export const MAX_POSITION_LENGTH = 48;

/** null: no neighbour on that side. Undefined without room: equal, reversed or damaged keys, or one too long. */
export function positionBetween(before: string | null, after: string | null): string | undefined {
  if (before !== null && after !== null && before >= after) return undefined;
  try {
    const position = generateKeyBetween(before, after);
    return position.length <= MAX_POSITION_LENGTH ? position : undefined;
  } catch {
    return undefined;
  }
}

export const evenPositions = (count: number): string[] => generateNKeysBetween(null, null, count);
