import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { EmbeddedConnection } from '#server/db/embedded/embedded.ts';
import { chooseServerAccount } from '#server/db/embedded/embedded-binaries.ts';
import { findFreePort } from '#tests/support/built-server.ts';
import { type Program, provideProgram } from './debian-program.ts';

export const providePgBouncer = () =>
  provideProgram(
    'usr/sbin/pgbouncer',
    'pgbouncer libevent-2.1-7t64 libcares2 libssl3t64 libsystemd0 libpam0g libaudit1 libcap-ng0 libcap2 libzstd1',
  );

/** A real PgBouncer in transaction mode in front of this PostgreSQL. */
export async function startPgBouncer(
  { command, args }: Program,
  { host, port, user, password, database }: EmbeddedConnection,
  folder: string,
  settings: Record<string, string | number>,
) {
  const listenPort = await findFreePort();
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: listenPort,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    ...settings,
  };
  const file = join(folder, `pgbouncer-${listenPort}.ini`);
  const target = `host=${host} port=${port} dbname=${database} user=${user} password=${password}`;
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  await writeFile(file, `[databases]\n${database} = ${target}\n[pgbouncer]\n${lines.join('\n')}\n`);
  await chmod(file, 0o644);
  // Like PostgreSQL, it refuses to run as root.
  const account = await chooseServerAccount(join(folder, 'none'));
  const child = spawn(command, [...args, '-q', file], { ...account, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const exited = once(child, 'exit');
  const url = `postgres://${user}@127.0.0.1:${listenPort}/${database}`;
  for (const deadline = Date.now() + 20_000; !(await answers(url)); await delay(50)) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`PgBouncer did not start: ${complaint}`);
  }
  return {
    url,
    async stop() {
      child.kill('SIGINT');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
