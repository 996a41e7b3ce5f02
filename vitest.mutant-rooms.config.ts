import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BroadFirst } from './tests/mutants/broad-first.ts';

type Plan = { tests: string[]; instrumented: Record<string, string> };

const plan: Plan = JSON.parse(readFileSync(process.env.MUTANT_PLAN ?? '', 'utf8'));

/** The tests of one room on sources that carry all their mutants: see scripts/mutant-rooms.mjs. */
export default defineConfig({
  plugins: [
    {
      name: 'instrumented-sources',
      enforce: 'pre',
      load: (id) => plan.instrumented[id.split('?')[0] ?? ''] ?? null,
    },
  ],
  test: {
    include: plan.tests,
    runner: './tests/mutants/mutant-runner.ts',
    // One process with everything loaded: a mutant costs no more than the tests that reach it.
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    testTimeout: 0,
    sequence: { sequencer: BroadFirst },
  },
});
