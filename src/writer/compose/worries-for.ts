import { WORRY_NEEDS, type Worry, worriesOf } from '#writer/data/voices/family-voices.ts';
import type { Product } from './product.ts';

const DENIED = /\b(?:não|nao|sem|nem)\b/i;

/** The worries of the family that the product answers: none that asks for a function that no fact states, or that one denies. */
export function worriesFor({ family, facts, pt }: Product): Worry[] {
  const stated = [pt, ...facts.map(({ value }) => value)];
  return worriesOf(family).filter(({ pain }) => {
    const need = WORRY_NEEDS.find(({ worry }) => worry.test(pain.pt));
    if (!need) return true;
    const named = stated.filter((value) => need.has.test(value));
    return named.length > 0 && !named.some((value) => DENIED.test(value));
  });
}
