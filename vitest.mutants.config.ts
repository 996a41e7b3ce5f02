import { defineConfig } from 'vitest/config';

/** The tests that a mutant is tried against: those that need neither a database nor a build nor a browser. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 60_000,
    include: [
      'src/domain/**/*.test.ts',
      'src/writer/**/*.test.ts',
      'tests/writer/**/*.test.ts',
      'src/contract/**/*.test.ts',
      'src/server/providers/payments/{kiwify,subscription-state}.test.ts',
      'src/server/http/{entity-tag,present-reply}.test.ts',
      'src/server/features/auth/protocol/redirects.test.ts',
      'src/server/features/events/recent-events.test.ts',
    ],
  },
});
