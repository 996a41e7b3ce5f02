import { describe, expect, test } from 'vitest';
import { MEN_NAMES, SURNAMES, WOMEN_NAMES } from '#domain/robots/reviews/reviewer-name-lists.ts';
import { NAME_STYLES } from '#domain/robots/robot-options.ts';
import { pickReviewers } from './review-slots.ts';

const HIRAGANA = /^[ぁ-ん]+$/;
const KANJI = /^[\p{Script=Han}々]+ [\p{Script=Han}々]+$/u;

describe('reviewer names', () => {
  test('every list entry is kanji with a hiragana reading, and no reading repeats', () => {
    for (const list of [SURNAMES, WOMEN_NAMES, MEN_NAMES]) {
      for (const { kanji, reading } of list) {
        expect(kanji).toMatch(/^[\p{Script=Han}々]+$/u);
        expect(reading).toMatch(HIRAGANA);
      }
      expect(new Set(list.map(({ reading }) => reading)).size).toBe(list.length);
    }
    const women = new Set(WOMEN_NAMES.map(({ reading }) => reading));
    expect(MEN_NAMES.filter(({ reading }) => women.has(reading))).toEqual([]);
  });

  for (const style of NAME_STYLES) {
    test(`honours counts and style ${style} for every split, without repeats`, () => {
      for (const count of [3, 4, 11, 30]) {
        for (let women = 0; women <= count; women += 1) {
          const names = pickReviewers({ count, women, men: count - women, style, seed: count * 31 + women });
          expect(names).toHaveLength(count);
          expect(names.filter(({ gender }) => gender === 'woman')).toHaveLength(women);
          expect(new Set(names.map(({ name }) => name)).size).toBe(count);
          const kanji = names.filter(({ name }) => KANJI.test(name)).length;
          const hiragana = names.filter(({ name }) => HIRAGANA.test(name)).length;
          expect(kanji + hiragana).toBe(count);
          if (style === 'kanji') expect(hiragana).toBe(0);
          if (style === 'hiragana') expect(kanji).toBe(0);
          if (style === 'ambos') expect(Math.min(kanji, hiragana)).toBeGreaterThan(0);
        }
      }
    });
  }

  test('gives the same names for the same seed and others for another', () => {
    const request = { count: 8, women: 4, men: 4, style: 'ambos', seed: 5 } as const;
    expect(pickReviewers(request)).toEqual(pickReviewers(request));
    expect(pickReviewers({ ...request, seed: 6 })).not.toEqual(pickReviewers(request));
  });

  test.each([
    [5, 1, 1],
    [5, 6, -1],
    [5, -1, 6],
    [-2, -1, -1],
    [2, 3, 0],
  ])('refuses %s people of %s women and %s men', (count, women, men) => {
    const request = { count, women, men, style: 'kanji', seed: 1 } as const;
    expect(() => pickReviewers(request)).toThrow(new RangeError('women and men must add up to the count'));
  });

  test('returns a whole list, and refuses one name more', () => {
    const count = WOMEN_NAMES.length;
    const request = { count, women: count, men: 0, style: 'hiragana', seed: 1 } as const;
    expect(new Set(pickReviewers(request).map(({ name }) => name)).size).toBe(count);
    expect(() => pickReviewers({ ...request, count: count + 1, women: count + 1 })).toThrow(
      new RangeError('more names asked than the list holds'),
    );
    const men = { ...request, count: MEN_NAMES.length, women: 0, men: MEN_NAMES.length };
    expect(pickReviewers(men).every(({ gender }) => gender === 'man')).toBe(true);
  });

  test.each([
    [1, 1, 0],
    [2, 1, 1],
    [5, 3, 2],
    [6, 3, 3],
  ])('of %s names of both kinds %s are in kanji and %s in hiragana', (count, kanji, hiragana) => {
    const names = pickReviewers({ count, women: count, men: 0, style: 'ambos', seed: 3 });
    expect(names.filter(({ name }) => KANJI.test(name))).toHaveLength(kanji);
    expect(names.filter(({ name }) => HIRAGANA.test(name))).toHaveLength(hiragana);
  });
});
