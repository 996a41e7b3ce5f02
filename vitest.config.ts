import { defineConfig } from 'vitest/config';

/** They fetch a proxy and a pooler and take minutes: `npm run test:components`. */
const isWithComponents = process.env.COMPONENTS === 'on';

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Loading what it tests takes a file longer than testing it: files share a process and what it has loaded.
    isolate: false,
    // Generous: a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/domain/**/*.test.ts',
            'src/writer/**/*.test.ts',
            'tests/writer/**/*.test.ts',
            'tests/gate/**/*.test.ts',
            'src/contract/**/*.test.ts',
            'src/web/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/web/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/fail-on-console-error.ts', 'tests/support/clean-screen.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts', 'tests/install/**/*.test.ts'],
          globalSetup: ['tests/support/build-server.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [
            'tests/site/**',
            'tests/install/**',
            'tests/writer/**',
            'tests/gate/**',
            ...(isWithComponents ? [] : ['tests/real-components/**']),
          ],
          globalSetup: ['tests/support/database-server.ts', 'tests/support/build-server.ts'],
          setupFiles: ['tests/support/fail-on-console-error.ts'],
        },
      },
    ],
  },
});
