import { spawnSync } from 'node:child_process';
import { tool } from './project.mjs';

/**
 * Full flood test: every member endpoint with its largest request, eight at once, while measuring another member's
 * board.
 */
const { status } = spawnSync(
  process.execPath,
  [tool('vitest', 'vitest.mjs'), 'run', 'tests/load/member-flood.test.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, FLOOD: 'on' },
  },
);
process.exit(status ?? 1);
