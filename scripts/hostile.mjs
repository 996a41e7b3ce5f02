import { spawnSync } from 'node:child_process';

/** The long run of the hostile-input test: 20,000 requests unless HOSTILE_REQUESTS says otherwise. */
const { status } = spawnSync('npx', ['vitest', 'run', 'tests/hostile'], {
  stdio: 'inherit',
  env: { HOSTILE_REQUESTS: '20000', ...process.env },
});
process.exit(status ?? 1);
