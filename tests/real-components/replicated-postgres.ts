import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { startEmbeddedDatabase } from '#server/db/embedded/embedded.ts';
import {
  chooseServerAccount,
  type PostgresBinaries,
  prepareBinaries,
  type ServerAccount,
} from '#server/db/embedded/embedded-binaries.ts';
import { clusterPath } from '#server/db/embedded/embedded-cluster.ts';
import { findFreePort, makeTemporaryFolder } from '#tests/support/built-server.ts';

const STANDBY = 'standby';

export type Node = {
  host: string;
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  kill(): Promise<void>;
};

export type ReplicatedPostgres = {
  primary: Node;
  standby: Node;
  /** `DATABASE_URL` with these hosts. */
  url(...hosts: string[]): string;
  stop(): Promise<void>;
};

/** A primary and a streaming replica with synchronous replication. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = await makeTemporaryFolder();
  const dataDir = join(folder.path, 'primary');
  // Creates the cluster; as a primary it needs other settings.
  const made = await startEmbeddedDatabase({ dataDir });
  const { user, database } = made.connection;
  await made.stop();
  const account = await chooseServerAccount(clusterPath(dataDir));
  const binaries = await prepareBinaries(account, dataDir);
  const primaryDir = clusterPath(dataDir);
  await writeFile(
    join(primaryDir, 'pg_hba.conf'),
    'host all all 127.0.0.1/32 trust\nhost replication all 127.0.0.1/32 trust\n',
  );
  const launch = (dir: string, settings: Record<string, string>) =>
    startNode({ dir, settings, account, binaries, user, database });

  // Started once with the WAL level for replication, so that the copy can continue from it.
  await (await launch(primaryDir, {})).quit();
  const standbyDir = join(folder.path, 'standby');
  await promisify(execFile)('cp', ['-a', primaryDir, standbyDir]);
  const signal = join(standbyDir, 'standby.signal');
  await writeFile(signal, '');
  if (account) await chown(signal, account.uid, account.gid);

  const primary = await launch(primaryDir, {});
  const [hostname, port] = primary.host.split(':');
  const source = `host=${hostname} port=${port} user=${user} application_name=${STANDBY}`;
  const standby = await launch(standbyDir, { primary_conninfo: source });
  await primary.query(`alter system set synchronous_standby_names = '${STANDBY}'`);
  await primary.query('select pg_reload_conf()');
  await until(async () => {
    const rows = await primary.query<{ sync_state: string }>('select sync_state from pg_stat_replication');
    return rows[0]?.sync_state === 'sync';
  });
  return {
    primary,
    standby,
    url: (...hosts) => `postgres://${user}@${hosts.join(',')}/${database}`,
    async stop() {
      await Promise.all([primary.kill(), standby.kill()]);
      await folder.remove();
    },
  };
}

type Launch = {
  dir: string;
  settings: Record<string, string>;
  account: ServerAccount;
  binaries: PostgresBinaries;
  user: string;
  database: string;
};

async function startNode({ dir, settings, account, binaries, user, database }: Launch) {
  const port = await findFreePort();
  const all = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    wal_level: 'replica',
    max_wal_senders: 5,
    hot_standby: 'on',
    log_min_messages: 'panic',
    ...settings,
  };
  const args = ['-D', dir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child: ChildProcess = spawn(binaries.postgres, args, { ...account, cwd: dir, stdio: 'ignore' });
  const exited = once(child, 'exit');
  const query = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> => {
    const client = new pg.Client({ host: '127.0.0.1', port, user, database, connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  await until(() => query('select 1').then(Boolean, () => false));
  return { host: `127.0.0.1:${port}`, query, kill: () => end('SIGKILL'), quit: () => end('SIGINT') };
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 30_000; !(await condition()); await delay(50)) {
    if (Date.now() > deadline) throw new Error('waited in vain');
  }
}
