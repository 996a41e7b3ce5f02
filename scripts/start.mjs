import { buildStale } from './build.mjs';
import { installMissing } from './install-missing.mjs';

await installMissing();
if (!(await buildStale())) process.exit(1);
if (process.env.npm_lifecycle_event) followParent();
process.setSourceMapsEnabled(true);
// In this process: signals and the exit code need no forwarding.
await import('../dist/server/main.js');

/** A signal to npm ends npm and its shell but is not forwarded; we detect it by losing our parent process. */
function followParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();
}
