import { expect, it } from 'vitest';
import { lazyValue } from './lazy-value.ts';

it('creates the value on first use, and returns the same value afterwards', () => {
  let made = 0;
  const value = lazyValue(() => {
    made += 1;
    return undefined;
  });
  expect(made).toBe(0);
  value();
  value();
  expect(made).toBe(1);
});
