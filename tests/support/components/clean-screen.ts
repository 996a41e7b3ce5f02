import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({
  // Long, for a busy machine; waiting ends as soon as the condition holds.
  asyncUtilTimeout: 20_000,
  // Without the page's HTML: printing it for every look that finds nothing yet took half the time of these tests.
  getElementError: (message) => new Error(message ?? 'not found'),
});

/** Removes what a test rendered, so that the next one starts with an empty page. */
afterEach(cleanup);

/** The test files of a process share one window. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
