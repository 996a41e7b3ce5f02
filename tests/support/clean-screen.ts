import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** Long timeout for a busy machine; waiting ends as soon as the condition holds. */
configure({ asyncUtilTimeout: 20_000 });

/** Removes what a test rendered, so that the next one starts with an empty page. */
afterEach(cleanup);

/** The test files of a process share one window. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
