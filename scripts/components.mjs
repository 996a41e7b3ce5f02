import { spawn } from 'node:child_process';
import { installMissing } from './install.mjs';
import { root, tool } from './project.mjs';

/** Tests with a real proxy, pooler, replica and model server; downloaded from Debian's packages if apt is available. */
await installMissing({ development: true });
const child = spawn(
  process.execPath,
  [tool('vitest', 'vitest.mjs'), 'run', 'tests/real-components', '--reporter=verbose', '--no-file-parallelism'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, COMPONENTS: 'on' } },
);
child.once('exit', (code) => process.exit(code ?? 1));
