import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** Takes away what a test rendered, so that the next one begins with an empty page. */
afterEach(cleanup);

/** The files of a process share one window. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
