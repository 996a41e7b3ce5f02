import { expect, it } from 'vitest';
import { lazyValue } from './lazy-value.ts';

it('makes nothing before it is asked for, and the same from then on', () => {
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
