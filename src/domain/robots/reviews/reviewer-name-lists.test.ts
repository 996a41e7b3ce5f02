import { expect, it } from 'vitest';
import { pickReviewers } from '#writer/compose/review-slots.ts';
import { hiraganaOf } from './reviewer-name-lists.ts';

it.each(['kanji', 'hiragana', 'ambos'] as const)('reads every name of style %s in hiragana', (style) => {
  const names = pickReviewers({ count: 30, women: 15, men: 15, style, seed: 7 });
  for (const { name } of names) expect(hiraganaOf(name)).toMatch(/^[ぁ-んー ]+$/);
});
