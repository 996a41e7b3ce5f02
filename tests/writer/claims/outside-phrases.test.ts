import { expect, it } from 'vitest';
import { checkClaims } from '#writer/claims/check-claims.ts';
import phrases from './outside-phrases.json' with { type: 'json' };

/** By a writer who had not seen the rules. No rule may be tuned to them: new rules are proved by other sentences. */
const warned = (isProblem: boolean) => {
  const some = phrases.filter(({ problem }) => problem === isProblem);
  return { of: some.length, warned: some.filter(({ text }) => checkClaims(text).length > 0).length };
};

it('warns of at least 70 % of an outside writer’s problematic phrases', () => {
  const { of, warned: found } = warned(true);
  expect(of).toBe(120);
  expect(found / of).toBeGreaterThanOrEqual(0.7);
});

it('warns of at most 5 % of an outside writer’s harmless phrases', () => {
  const { of, warned: found } = warned(false);
  expect(of).toBe(80);
  expect(found / of).toBeLessThanOrEqual(0.05);
});
