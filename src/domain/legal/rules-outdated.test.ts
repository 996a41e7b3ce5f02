import { expect, test } from 'vitest';
import { areRulesOutdated } from './rules-outdated.ts';

test.each([
  ['2027-11-15T00:00:00Z', false],
  ['2027-11-15T00:00:01Z', true],
])('rules read on 2026-11-15 are old at %s: %s', (now, expected) => {
  expect(areRulesOutdated('2026-11-15', new Date(now))).toBe(expected);
});
