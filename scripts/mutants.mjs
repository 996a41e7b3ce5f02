import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { rooms } from '../tests/mutants/rooms.mjs';
import { installMissing } from './install.mjs';
import { root, tool } from './project.mjs';

/**
 * `npm run test:mutants -- domain` (or `writer`, `services`) tests a whole room in minutes, `-- writer --every=10` a
 * tenth of it, `-- writer --only=suggest/` only those files, `--tests=src/writer/suggest` with only those tests; `--
 * FILES` tests those files with Stryker's own runner, each mutant in its own process.
 */
await installMissing({ development: true });
const { values, positionals: given } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
  },
});
const isRoom = (name) => Object.hasOwn(rooms, name);
if (given.length === 0 || given.every(isRoom)) {
  const { tryRoom } = await import('./mutant-rooms.mjs');
  let isEnough = true;
  for (const name of given.length > 0 ? given : Object.keys(rooms))
    isEnough = (await tryRoom(name, { ...values, every: Number(values.every) })) && isEnough;
  process.exit(isEnough ? 0 : 1);
}
const child = spawn(
  process.execPath,
  [tool('@stryker-mutator/core', 'bin', 'stryker.js'), 'run', '--mutate', given.join(',')],
  { cwd: root, stdio: 'inherit' },
);
child.once('exit', (code) => process.exit(code ?? 1));
