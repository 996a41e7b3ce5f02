import { defineConfig } from 'vitest/config';

/** They fetch a proxy and a pooler and take minutes: `npm run test:components`. */
const isWithComponents = process.env.COMPONENTS === 'on';

/** Kills, lost services, whole programs started and stopped: minutes that rarely tell anything new (`npm run test:slow`). */
const slow = [
  'tests/{crash,faults,workers}/**/*.test.ts',
  'tests/install/server-package.test.ts',
  'tests/load/robots-load.test.ts',
  'tests/product-import/import-500.test.ts',
  'tests/migrations/{old-backups,separate-role}.test.ts',
  'tests/operations/translator.test.ts',
  'tests/start/{start-failures,stop}.test.ts',
  'tests/security/{body-shapes,regular-expressions,timing}.test.ts',
  'tests/tools/{tools,upgrade-cluster}.test.ts',
];

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than two cores: many tests of the server wait for programs, timeouts and the database.
    maxWorkers: 3,
    // Loading what it tests takes a file longer than testing it: files share a process and what it has loaded.
    isolate: false,
    // Generous: a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // They run in the order of their names, and each its largest files first: at the end there are only small ones.
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
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
          setupFiles: ['tests/support/fail-on-console-error.ts', 'tests/support/components/clean-screen.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/site/**/*.test.ts', 'tests/install/**/*.test.ts'],
          exclude: slow,
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
            ...slow,
            ...(isWithComponents ? [] : ['tests/real-components/**']),
          ],
          globalSetup: ['tests/support/database-server.ts', 'tests/support/build-server.ts'],
          setupFiles: ['tests/support/fail-on-console-error.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: slow,
          globalSetup: ['tests/support/database-server.ts', 'tests/support/build-server.ts'],
          setupFiles: ['tests/support/fail-on-console-error.ts'],
        },
      },
    ],
  },
});
