import { buildStale } from './build.mjs';
import { installMissing } from './install.mjs';

await installMissing();
if (!(await buildStale())) process.exit(1);
process.setSourceMapsEnabled(true);
// In this very process: signals and the exit code need no forwarding.
await import('../dist/server/main.js');
