import { describe, expect, test } from 'vitest';
import { MEN_NAMES, SURNAMES, WOMEN_NAMES } from '#domain/robots/reviews/reviewer-name-lists.ts';
import { NAME_STYLES, type NameStyle } from '#domain/robots/robot-options.ts';
import { reviewSlots } from './review-slots.ts';

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

  const slotsOf = (count: number, women: number, name_style: NameStyle, product_description = '') =>
    reviewSlots({ product_description, size: 'mix', count, women_count: women, men_count: count - women, name_style });

  test.each(NAME_STYLES)('honours counts and style %s for every split, without repeats', (style) => {
    for (const count of [3, 4, 11, 30]) {
      for (let women = 0; women <= count; women += 1) {
        const slots = slotsOf(count, women, style);
        expect(slots).toHaveLength(count);
        expect(slots.filter(({ gender }) => gender === 'woman')).toHaveLength(women);
        expect(new Set(slots.map(({ name }) => name)).size).toBe(count);
        const kanji = slots.filter(({ name }) => KANJI.test(name)).length;
        expect(slots.filter(({ name }) => HIRAGANA.test(name))).toHaveLength(count - kanji);
        expect(kanji).toBe({ kanji: count, hiragana: 0, ambos: Math.ceil(count / 2) }[style]);
      }
    }
  });

  test('gives the same names for the same text and others for another', () => {
    expect(slotsOf(8, 4, 'ambos', 'Um')).toEqual(slotsOf(8, 4, 'ambos', 'Um'));
    expect(slotsOf(8, 4, 'ambos', 'Um')).not.toEqual(slotsOf(8, 4, 'ambos', 'Dois'));
  });
});
