import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { ConnectionSettings } from '#server/db/client.ts';
import { signInAs } from './accounts.ts';
import { test as base } from './fixtures.ts';
import { addressOf, readAddress, spawnServer } from './server-with-fake-model.ts';

const ADMIN = { email: 'dona@example.com', password: 'senha-da-dona-1' };

/** A server with its own database, signed in as its administrator: for changes of the whole installation. */
export const test = base.extend<{
  own: { url: string; connection: ConnectionSettings };
  ownEnvironment: Record<string, string>;
}>({
  /** Additional settings of that server. */
  ownEnvironment: [{}, { option: true }],
  own: [
    async ({ ownEnvironment }, use) => {
      const shared = JSON.parse(process.env.E2E_DATABASE ?? '{}');
      const name = `own_${randomUUID().replaceAll('-', '')}`;
      const admin = new pg.Client(shared);
      await admin.connect();
      await admin.query(`create database ${name}`);
      const dataDir = await mkdtemp(join(tmpdir(), 'dropar-e2e-own-'));
      const server = spawnServer({
        DATA_DIR: dataDir,
        DATABASE_URL: addressIn(shared, name),
        SECRET_KEY: 'uma-chave-de-teste-com-32-sinais',
        // Nothing listens there: no test downloads the real models.
        TRANSLATOR_MODELS_URL: 'http://127.0.0.1:9/',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        ...ownEnvironment,
      });
      try {
        await use({ url: await readAddress(server), connection: { connectionString: addressIn(shared, name) } });
      } finally {
        server.kill('SIGTERM');
        if (server.exitCode === null) await once(server, 'exit');
        await admin.query(`drop database if exists ${name} with (force)`);
        await admin.end();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ own }, use) => use(own.url),
  page: async ({ page, own }, use) => {
    const reply = await fetch(`${own.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: 'e2e' },
      body: JSON.stringify(ADMIN),
    });
    const session = await reply.json();
    await signInAs(page, own.url, { ...ADMIN, id: session.user.id, name: 'Dona', userType: 'admin', session });
    await use(page);
  },
});

function addressIn(shared: ConnectionSettings, database: string): string {
  const address = new URL(addressOf(shared));
  address.pathname = database;
  return address.href;
}
