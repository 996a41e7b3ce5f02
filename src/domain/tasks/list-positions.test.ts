import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePositions, evenPositions, MAX_POSITION_LENGTH, positionBetween } from './list-positions.ts';

describe('comparePositions', () => {
  it.each([
    ['a0', 'a1', -1],
    ['a1', 'a0', 1],
    ['a0', 'a0', 0],
    ['Z', 'a', -1],
  ])('compares %s with %s by bytes: %i', (a, b, order) => expect(comparePositions(a, b)).toBe(order));
});

describe('positionBetween', () => {
  it('accepts a key of the maximum length, and returns none that is longer', () => {
    const low = `a0${'0'.repeat(MAX_POSITION_LENGTH - 4)}`;
    expect(positionBetween('a0', `${low}1`)).toHaveLength(MAX_POSITION_LENGTH);
    expect(positionBetween('a0', `${low}01`)).toBeUndefined();
  });

  it('always returns a position between the neighbours', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 120 }), (places) => {
        const list: string[] = [];
        for (const place of places) {
          const index = list.length === 0 ? 0 : place % (list.length + 1);
          const position = positionBetween(list[index - 1] ?? null, list[index] ?? null);
          if (position) list.splice(index, 0, position);
        }
        expect([...list].sort(comparePositions)).toEqual(list);
        expect(new Set(list).size).toBe(list.length);
      }),
    );
  });

  it('returns undefined when a gap is used up, instead of ever longer keys', () => {
    const [low, high] = evenPositions(2) as [string, string];
    let after = high;
    let splits = 0;
    for (let next = positionBetween(low, after); next; next = positionBetween(low, after)) {
      after = next;
      splits += 1;
    }
    expect(splits).toBeGreaterThan(MAX_POSITION_LENGTH);
    expect(after.length).toBeLessThanOrEqual(MAX_POSITION_LENGTH);
  });

  it.each([
    ['a1', 'a1'],
    ['a2', 'a1'],
    ['not a key!', null],
    [null, ''],
  ])('finds no room between %j and %j', (before, after) => {
    expect(positionBetween(before, after)).toBeUndefined();
  });
});

describe('evenPositions', () => {
  it('gives short positions in order', () => {
    const positions = evenPositions(5000);
    expect([...positions].sort(comparePositions)).toEqual(positions);
    expect(Math.max(...positions.map((position) => position.length))).toBeLessThanOrEqual(4);
  });
});
