import { spawnSync } from 'node:child_process';
import { tool } from './project.mjs';

/** The whole flood test: every endpoint of a member at its largest, eight at once, and what another member's board says to it. */
const { status } = spawnSync(
  process.execPath,
  [tool('vitest', 'vitest.mjs'), 'run', 'tests/load/member-flood.test.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, FLOOD: 'on' },
  },
);
process.exit(status ?? 1);
