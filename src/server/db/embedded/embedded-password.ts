import { randomBytes } from 'node:crypto';
import { chmod, chown, link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { SUPERUSER } from './embedded-cluster.ts';

/** Stored beside the cluster, readable by our own account only; created at the first start. */
export async function readPassword(dataDir: string): Promise<string> {
  const path = join(dataDir, 'password');
  const known = await readFile(path, 'utf8').catch(() => undefined);
  if (known) return known;
  const draft = `${path}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
  try {
    // Atomic, and never overwrites a password that another process has just created.
    await link(draft, path).catch(ignoreExisting);
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

/** Older versions trusted the socket. The password comes before the rules, so an interrupted upgrade repeats. */
export async function requirePassword(client: pg.Client, clusterDir: string, password: string): Promise<void> {
  const path = join(clusterDir, 'pg_hba.conf');
  const rules = await readFile(path, 'utf8');
  const closed = rules.replace(/^(local\s.*\s)trust[ \t]*$/gm, '$1scram-sha-256');
  if (closed === rules) return;
  await client.query(`alter role ${SUPERUSER} password '${password}'`);
  const { uid, gid } = await stat(path);
  const draft = `${path}.new`;
  await writeFile(draft, closed, { mode: 0o600 });
  await chmod(draft, 0o600);
  if (process.platform !== 'win32') await chown(draft, uid, gid);
  await rename(draft, path);
  await client.query('select pg_reload_conf()');
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
