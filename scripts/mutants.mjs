import { spawn } from 'node:child_process';
import { rooms } from '../tests/mutants/rooms.mjs';
import { installMissing } from './install.mjs';
import { root, tool } from './project.mjs';

/**
 * `npm run test:mutants -- domain` (or `writer`, `services`) tries a whole room in minutes; `-- FILES` tries those
 * files with Stryker's own runner, each mutant in a process of its own.
 */
await installMissing({ development: true });
const given = process.argv.slice(2);
const isRoom = (name) => Object.hasOwn(rooms, name);
if (given.length === 0 || given.every(isRoom)) {
  const { tryRoom } = await import('./mutant-rooms.mjs');
  let isEnough = true;
  for (const name of given.length > 0 ? given : Object.keys(rooms)) isEnough = (await tryRoom(name)) && isEnough;
  process.exit(isEnough ? 0 : 1);
}
const child = spawn(
  process.execPath,
  [tool('@stryker-mutator/core', 'bin', 'stryker.js'), 'run', '--mutate', given.join(',')],
  { cwd: root, stdio: 'inherit' },
);
child.once('exit', (code) => process.exit(code ?? 1));
