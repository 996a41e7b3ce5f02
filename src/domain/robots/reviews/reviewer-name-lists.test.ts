import { expect, it } from 'vitest';
import { reviewSlots } from '#writer/compose/review-slots.ts';
import { hiraganaOf } from './reviewer-name-lists.ts';

it.each(['kanji', 'hiragana', 'ambos'] as const)('reads every name of style %s in hiragana', (style) => {
  const people = { count: 30, women_count: 15, men_count: 15, name_style: style };
  const names = reviewSlots({ product_description: '', size: 'mix', ...people });
  for (const { name } of names) expect(hiraganaOf(name)).toMatch(/^[ぁ-んー ]+$/);
});
