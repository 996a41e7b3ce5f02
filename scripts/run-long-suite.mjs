import { spawn } from 'node:child_process';
import { buildStale } from './build.mjs';
import { installMissing } from './install-missing.mjs';
import { root, tool } from './run-step.mjs';

const vitest = (...args) => [tool('vitest', 'vitest.mjs'), 'run', '--reporter=verbose', ...args];
const playwright = (...args) => [tool('@playwright', 'test', 'cli.js'), 'test', ...args];

/** What `npm test` leaves out or does in small: `npm run test:NAME`. */
const suites = {
  access: {
    args: () => playwright('accessibility', 'site-walk', 'keyboard-journey', 'first-hour'),
    env: { ACCESS_FULL: '1' },
    needsBuild: true,
  },
  components: {
    args: () => vitest('tests/real-components', '--no-file-parallelism'),
    env: { COMPONENTS: 'on' },
  },
  crash: { args: () => vitest('tests/crash'), env: { CRASH_ROUNDS: '51' } },
  faults: { args: () => vitest('tests/faults', '--no-file-parallelism'), env: { FAULTS: 'long' } },
  flood: { args: () => vitest('tests/load/member-flood.test.ts'), env: { FLOOD: 'on' } },
  hostile: { args: () => vitest('tests/hostile'), env: { HOSTILE_REQUESTS: '20000' } },
};

const [name, ...more] = process.argv.slice(2);
const suite = suites[name];
if (!suite) throw new Error(`one of ${Object.keys(suites).join(', ')}`);
await installMissing({ development: true });
if (suite.needsBuild && !(await buildStale())) process.exit(1);
const child = spawn(process.execPath, [...suite.args(), ...more], {
  cwd: root,
  stdio: 'inherit',
  env: { ...suite.env, ...process.env },
});
child.once('exit', (code) => process.exit(code ?? 1));
