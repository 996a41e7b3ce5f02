import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { installMissing } from './install.mjs';
import { root } from './project.mjs';

/** Builds the server and one of the programs in bench/, and runs it: `node scripts/run-bench.mjs robots-load`. */
const [name] = process.argv.splice(2, 1);
await installMissing({ development: true });
if (!(await buildStale({ only: 'server' }))) process.exit(1);
const { build, stop } = await import('esbuild');
const outfile = join(root, `dist/bench/${name}.js`);
await build({
  entryPoints: [join(root, `bench/${name}.ts`)],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
});
stop();
process.chdir(root);
await import(outfile);
