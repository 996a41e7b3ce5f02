import { buildStale } from './build.mjs';
import { installMissing } from './install-missing.mjs';

const [name] = process.argv.splice(2, 1);
await installMissing();
if (!(await buildStale({ only: 'server' }))) process.exit(1);
process.setSourceMapsEnabled(true);
await import(`../dist/server/${name}.js`);
