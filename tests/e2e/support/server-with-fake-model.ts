import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConnectionSettings } from '#server/db/client.ts';
import { type FakeAiServer, startFakeAiServer } from '#tests/support/doubles/fake-ai-server.ts';
import { createUser, signInAs } from './accounts.ts';
import { test as base } from './fixtures.ts';

export type ServerWithFakeModel = { url: string; fake: FakeAiServer };

/** A further server on the same database, with a fake model over a real socket. One per worker. */
export const test = base.extend<object, { model: ServerWithFakeModel }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures by name, and this one needs none.
    async ({}, use) => {
      const fake = await startFakeAiServer();
      const dataDir = await mkdtemp(join(tmpdir(), 'dropar-e2e-ai-'));
      const server = spawnServer({
        DATA_DIR: dataDir,
        DATABASE_URL: addressOf(JSON.parse(process.env.E2E_DATABASE ?? '{}')),
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'modelo',
        AI_BASE_URL: fake.url,
        TRANSLATE_PROVIDER: 'none',
      });
      try {
        await use({ url: await readAddress(server), fake });
      } finally {
        server.kill('SIGTERM');
        if (server.exitCode === null) await once(server, 'exit');
        await fake.close();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    // Its own timeout: the first test of a worker does not include the start of the server.
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ model }, use) => use(model.url),
  page: async ({ page, model }, use) => {
    await signInAs(page, model.url, await createUser(model.url));
    await use(page);
  },
});

/** The built server on its own port. */
export function spawnServer(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ENV_FILE: '',
      STOP_DELAY_SECONDS: '0',
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: 'http://127.0.0.1',
      RATE_LIMITS: 'off',
      SEED: 'none',
      ...env,
    },
  });
}

export function addressOf(connection: ConnectionSettings): string {
  if (connection.connectionString) return connection.connectionString;
  const { user = '', password = '', port, database = '', host = '' } = connection;
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** With PORT=0 the log contains the assigned port. The log is read to its end: a full pipe would block the server. */
export function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let log = '';
    child.stdout?.on('data', (chunk) => {
      log += String(chunk);
      const port = /"port":(\d+)/.exec(log)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => reject(new Error(`the server did not start:\n${log}`)));
  });
}
