import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { installMissing } from './install-missing.mjs';
import { root } from './run-step.mjs';

/** Builds the product and one of the programs in bench/, and runs it: `node scripts/run-bench.mjs bench ratios`. */
const [name] = process.argv.splice(2, 1);
await installMissing({ development: true });
if (!(await buildStale())) process.exit(1);
const { build, stop } = await import('esbuild');
const outdir = join(root, 'dist/bench');
await build({
  // The baseline server runs as a separate program.
  entryPoints: { [name]: join(root, `bench/${name}.ts`), 'bare-server': join(root, 'bench/bare/bare-server.ts') },
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
});
stop();
process.chdir(root);
await import(join(outdir, `${name}.js`));
