import { buildStale } from './build.mjs';
import { installMissing } from './install.mjs';

await installMissing();
if (!(await buildStale())) process.exit(1);
if (process.env.npm_lifecycle_event) followParent();
process.setSourceMapsEnabled(true);
// In this very process: signals and the exit code need no forwarding.
await import('../dist/server/main.js');

/** A signal sent to npm ends npm and its shell and goes no further; being orphaned is how we learn of it. */
function followParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();
}
