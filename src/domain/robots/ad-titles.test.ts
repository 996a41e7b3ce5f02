import { expect, test } from 'vitest';
import { AD_TITLES, pickAdTitles } from './ad-titles.ts';
import { seededRandom } from './seeded-random.ts';

test('there are seven titles, each with one emoji', () => {
  expect(AD_TITLES).toHaveLength(7);
  for (const { text, truthNeeded, safer } of AD_TITLES) {
    for (const words of [text, ...(safer ? [safer.text] : [])])
      expect(words.match(/\p{Extended_Pictographic}/gu)).toHaveLength(1);
    // What may be untrue comes with a wording that promises less.
    expect(Boolean(safer)).toBe(Boolean(truthNeeded));
  }
});

test('picks three different titles, and over many picks every title appears', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 60; seed += 1) {
    const picked = pickAdTitles(seededRandom(seed));
    expect(new Set(picked.map(({ id }) => id)).size).toBe(3);
    for (const { id } of picked) seen.add(id);
    // Those that promise nothing come first.
    const promises = picked.map(({ truthNeeded }) => truthNeeded !== undefined);
    expect(promises).toEqual(promises.toSorted());
  }
  expect(seen.size).toBe(7);
});
