import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { copyServerFiles, serverBuild, serverEntries } from './build.mjs';
import { installMissing } from './install-missing.mjs';
import { root, tool } from './run-step.mjs';

const API_PORT = process.env.API_PORT ?? '3001';
const PORT = process.env.PORT ?? '3000';
/** Separate from the built server, which may be running or under test. */
const OUT = 'dist/dev-server';
let server;
let stopping = false;

await installMissing({ development: true });
const { context } = await import('esbuild');
const watcher = await context({
  ...serverBuild,
  outdir: join(root, OUT),
  entryPoints: serverEntries(),
  logLevel: 'warning',
  plugins: [{ name: 'restart', setup: (build) => build.onEnd(({ errors }) => errors.length || restartServer()) }],
});
await watcher.watch();

const site = spawn(
  process.execPath,
  [tool('vite', 'bin', 'vite.js'), '--port', PORT, '--strictPort', '--clearScreen', 'false'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, API_PORT } },
);
site.once('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

/** The embedded database restarts with the server: well under a second. */
async function restartServer() {
  copyServerFiles(OUT);
  if (server && server.exitCode === null) {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
  }
  if (stopping) return;
  server = spawn(process.execPath, ['--enable-source-maps', join(root, OUT, 'main.js')], {
    cwd: root,
    stdio: 'inherit',
    env: {
      STOP_DELAY_SECONDS: '0',
      ...process.env,
      PORT: API_PORT,
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${PORT}`,
    },
  });
}

async function stop() {
  if (stopping) return;
  stopping = true;
  site.kill();
  server?.kill('SIGTERM');
  await watcher.dispose();
}
