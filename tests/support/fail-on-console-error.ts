import { afterEach, expect, vi } from 'vitest';

/** An unexpected console error fails the test that caused it. */
const spy = vi.spyOn(console, 'error');

afterEach(() => {
  const calls = spy.mock.calls.splice(0);
  expect(calls, 'unexpected console.error').toEqual([]);
});
