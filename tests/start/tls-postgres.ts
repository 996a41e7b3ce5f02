import { chmod, chown, copyFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '#server/db/embedded/embedded.ts';
import { makeTemporaryFolder } from '#tests/support/built-server.ts';

export const CERTIFICATE = join(import.meta.dirname, 'certificate/server.crt');

/** A PostgreSQL on a port that accepts only TLS, with a certificate for localhost. */
export async function startTlsPostgres() {
  const folder = await makeTemporaryFolder();
  const postgres = await startEmbeddedDatabase({ dataDir: folder.path, transport: 'tcp', fsync: false });
  const { user, password = '', port, database } = postgres.connection;
  const admin = new pg.Client({ ...postgres.connection });
  await admin.connect();
  const { rows } = await admin.query<{ data: string; hba: string }>(
    `select current_setting('data_directory') as data, current_setting('hba_file') as hba`,
  );
  const { data = '', hba = '' } = rows[0] ?? {};
  const owner = await stat(data);
  for (const name of ['server.crt', 'server.key']) {
    const target = join(data, name);
    await copyFile(join(import.meta.dirname, 'certificate', name), target);
    await chmod(target, 0o600);
    await chown(target, owner.uid, owner.gid);
  }
  await admin.query('alter system set ssl = on');
  await writeFile(hba, 'hostssl all all all scram-sha-256\n');
  await admin.query('select pg_reload_conf()');
  await admin.end();
  return {
    /** `name` is the host name in the URL; both connect to this server. */
    url: (name: 'localhost' | '127.0.0.1', parameters = '') =>
      `postgres://${user}:${encodeURIComponent(password)}@${name}:${port}/${database}${parameters}`,
    async stop() {
      await postgres.stop();
      await folder.remove();
    },
  };
}
