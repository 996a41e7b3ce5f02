import { spawn } from 'node:child_process';
import { installMissing } from './install.mjs';
import { root, tool } from './project.mjs';

/** `npm run test:mutants -- FILES` tries those files alone; without any, all that `stryker.config.json` names. */
await installMissing({ development: true });
const files = process.argv.slice(2);
const child = spawn(
  process.execPath,
  [
    tool('@stryker-mutator/core', 'bin', 'stryker.js'),
    'run',
    ...(files.length > 0 ? ['--mutate', files.join(',')] : []),
  ],
  { cwd: root, stdio: 'inherit' },
);
child.once('exit', (code) => process.exit(code ?? 1));
