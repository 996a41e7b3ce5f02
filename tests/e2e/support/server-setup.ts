import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ConnectionSettings } from '#server/db/client.ts';
import { startEmbeddedDatabase } from '#server/db/embedded/embedded.ts';

/** The built server with the built site, on a new embedded database, for the whole run. */
export default async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'dropar-e2e-'));
  await chmod(dataDir, 0o711); // started as root, the database runs as another user
  const logFile = join(dataDir, 'server.log');
  const url = `http://127.0.0.1:${process.env.E2E_PORT}`;
  const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ENV_FILE: '',
      STOP_DELAY_SECONDS: '0',
      HOST: '127.0.0.1',
      PORT: process.env.E2E_PORT,
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: process.env.TEST_DATABASE_URL ?? '',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'senha-do-admin',
      PAYMENT_WEBHOOK_TOKEN: 'token-de-teste',
      EXCHANGE_RATE_URL: 'http://127.0.0.1:9/', // nothing listens there: no test calls a real service
      TRANSLATE_PROVIDER: 'none',
      RATE_LIMITS: 'off',
      SEED: 'demo',
    },
  });
  const log = createWriteStream(logFile);
  server.stdout.pipe(log, { end: false });
  server.stderr.pipe(log, { end: false });
  process.env.E2E_DATA_DIR = dataDir;
  await waitUntilReady(server, url, logFile);
  process.env.E2E_DATABASE = JSON.stringify(await findConnection(dataDir));
  return async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Connection to the server's own database, for actions that no page offers (setting a plan). */
async function findConnection(dataDir: string): Promise<ConnectionSettings> {
  if (process.env.TEST_DATABASE_URL) return { connectionString: process.env.TEST_DATABASE_URL };
  const shared = await startEmbeddedDatabase({ dataDir: join(dataDir, 'postgres'), shared: true });
  await shared.stop();
  return shared.connection;
}

async function waitUntilReady(server: ChildProcess, url: string, logFile: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && server.exitCode === null) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await delay(50);
  }
  throw new Error(`The server did not start:\n${await readFile(logFile, 'utf8')}`);
}
