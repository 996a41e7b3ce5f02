import { spawn } from 'node:child_process';
import { installMissing } from './install.mjs';
import { root, tool } from './project.mjs';

await installMissing({ development: true });
const child = spawn(
  process.execPath,
  [tool('vitest', 'vitest.mjs'), 'run', 'tests/faults', '--reporter=verbose', '--no-file-parallelism'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FAULTS: 'long' },
  },
);
child.once('exit', (code) => process.exit(code ?? 1));
