import { spawn } from 'node:child_process';
import { installMissing } from './install.mjs';
import { root, tool } from './project.mjs';

await installMissing({ development: true });
const child = spawn(process.execPath, [tool('vitest', 'vitest.mjs'), 'run', 'tests/crash', '--reporter=verbose'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CRASH_ROUNDS: process.argv[2] ?? '51' },
});
child.once('exit', (code) => process.exit(code ?? 1));
