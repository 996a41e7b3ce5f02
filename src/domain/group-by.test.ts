import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

test('groups keep the order of their items and of their first items', () => {
  const groups = groupBy([3, 1, 4, 1, 5, 9, 2], (number) => (number % 2 === 0 ? 'even' : 'odd'));
  expect([...groups]).toEqual([
    ['odd', [3, 1, 1, 5, 9]],
    ['even', [4, 2]],
  ]);
  expect(groupBy([], String).size).toBe(0);
});
