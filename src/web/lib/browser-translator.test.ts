import { afterEach, expect, it, vi } from 'vitest';
import { checkTranslator, TO_JAPANESE } from './browser-translator.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('treats a browser that never answers as one without a translator', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('Translator', { availability: () => new Promise(() => {}) });
  const state = checkTranslator(TO_JAPANESE);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await state).toBe('unavailable');
});
