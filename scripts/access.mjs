import { spawnSync } from 'node:child_process';
import { buildStale } from './build.mjs';
import { tool } from './project.mjs';

/** Full accessibility test run: every page in every state, at every width. */
if (!(await buildStale())) process.exit(1);
const { status } = spawnSync(
  process.execPath,
  [tool('@playwright', 'test', 'cli.js'), 'test', 'accessibility', 'site-walk', 'keyboard-journey', 'touch-journey'],
  { stdio: 'inherit', env: { ...process.env, ACCESS_FULL: '1' } },
);
process.exit(status ?? 1);
