import { defineConfig } from 'vitest/config';

/** The tests that a mutant is tried against: those that need neither a database nor a build nor a browser. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 1,
    // The files share loaded modules: a mutant is tried in a fraction of the time, and no test here leaves anything behind.
    isolate: false,
    testTimeout: 60_000,
    include: [
      'src/domain/**/*.test.ts',
      'src/writer/**/*.test.ts',
      'tests/writer/**/*.test.ts',
      'tests/gate/**/*.test.ts',
      'src/contract/**/*.test.ts',
      'src/server/providers/payments/{kiwify,subscription-state}.test.ts',
      'src/server/http/{entity-tag,present-reply}.test.ts',
      'src/server/features/auth/protocol/redirects.test.ts',
      'src/server/events/recent-events.test.ts',
    ],
  },
});
