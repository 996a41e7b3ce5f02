import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** What is waited for comes as soon as it can; a busy machine is no failure. */
configure({ asyncUtilTimeout: 20_000 });

/** Takes away what a test rendered, so that the next one begins with an empty page. */
afterEach(cleanup);

/** The files of a process share one window. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
