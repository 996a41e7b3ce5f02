import { spawnSync } from 'node:child_process';

/** Full hostile-input test: 20,000 requests, or HOSTILE_REQUESTS. */
const { status } = spawnSync('npx', ['vitest', 'run', 'tests/hostile'], {
  stdio: 'inherit',
  env: { HOSTILE_REQUESTS: '20000', ...process.env },
});
process.exit(status ?? 1);
