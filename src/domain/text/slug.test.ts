import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { numberedSlug, SLUG_MAX_LENGTH, SLUG_PATTERN, slugify } from './slug.ts';

test.each([
  ['Frete grátis: até ¥3,000!', 'frete-gratis-ate-3-000'],
  ['  Ação & Reação  ', 'acao-reacao'],
  ['日本', ''],
  ['---', ''],
  [`!! ${'a'.repeat(90)}`, 'a'.repeat(SLUG_MAX_LENGTH - 1)],
  [`${'a'.repeat(SLUG_MAX_LENGTH - 1)} b`, 'a'.repeat(SLUG_MAX_LENGTH - 1)],
])('slugify(%s) is %s', (text, slug) => expect(slugify(text)).toBe(slug));

it('always gives a valid slug or nothing, and returns a valid slug unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const slug = slugify(text);
      expect(slug === '' || SLUG_PATTERN.test(slug)).toBe(true);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});

it('appends the number within the length limit', () => {
  expect(numberedSlug('frete', 1)).toBe('frete');
  expect(numberedSlug('frete', 12)).toBe('frete-12');
  expect(numberedSlug('frete-gratis', 2)).toBe('frete-gratis-2');
  expect(numberedSlug(`${'a'.repeat(SLUG_MAX_LENGTH - 3)}-b`, 2)).toBe(`${'a'.repeat(SLUG_MAX_LENGTH - 3)}-2`);
  const long = numberedSlug('a'.repeat(SLUG_MAX_LENGTH), 7);
  expect(long).toHaveLength(SLUG_MAX_LENGTH);
  expect(long).toMatch(SLUG_PATTERN);
});
