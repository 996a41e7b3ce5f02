import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { AppError } from '#domain/errors.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { chooseServerAccount, prepareBinaries } from './embedded-binaries.ts';
import {
  checkClusterVersion,
  clusterExists,
  clusterPath,
  createCluster,
  openDataDir,
  readPassword,
  removeDrafts,
  requirePassword,
  SUPERUSER,
} from './embedded-cluster.ts';
import type { ServerSetup } from './embedded-launch.ts';
import { reachServer, stopServer } from './embedded-server.ts';

export type EmbeddedConnection = { host: string; port: number; user: string; database: string; password: string };

export type EmbeddedDatabase = {
  connection: EmbeddedConnection;
  adopted: boolean;
  stop(): Promise<void>;
};

type EmbeddedLog = Record<'info' | 'warn' | 'error', (message: string) => void>;

export type EmbeddedOptions = {
  dataDir: string;
  log?: EmbeddedLog;
  /** Command-line tools may share the server with a running process; the process itself must be the only owner. */
  shared?: boolean;
  /** Off only for temporary test databases. */
  fsync?: boolean;
  /** Windows has no usable Unix sockets. */
  transport?: 'socket' | 'tcp';
  maxConnections?: number;
  /** A different PostgreSQL than the bundled one: the older version of a cluster that is being upgraded. */
  packageDir?: string;
};

const DATABASE = 'dropar';
/** Advisory lock of the process that owns the data folder; PostgreSQL releases it when that process ends. */
const OWNER_LOCK = 0x64726f70;
/** The lock of a process that was just killed takes a moment to be released. */
const LOCK_TIMEOUT_MS = 1000;

export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const setup = await prepareServer(options);
  let server = await reachServer(setup);
  let stopping = false;
  const owned = await takeOwnership(server.client, options.shared ? 0 : LOCK_TIMEOUT_MS);
  if (!owned && !options.shared) {
    const owner = await describeOwner(server.client);
    await server.client.end();
    throw new AppError(
      'conflict',
      `A pasta de dados ${setup.dataDir} já está em uso por outro processo do ${PRODUCT_NAME}${owner}.`,
    );
  }
  if (owned) {
    await requirePassword(server.client, server.clusterDir, setup.password);
    await createDatabase(server.client);
    await removeDrafts(setup.dataDir);
    watchOwnership();
  }

  function watchOwnership(): void {
    server.client.once('end', () => {
      if (!stopping) void recover();
    });
  }

  async function recover(): Promise<void> {
    options.log?.warn('embedded database connection lost, recovering');
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 5000)) {
      try {
        server = await reachServer(setup, server.address);
        if (!(await takeOwnership(server.client, LOCK_TIMEOUT_MS))) {
          await server.client.end();
          throw new Error('owned by another process');
        }
        if (stopping) return await stopServer(server, setup);
        watchOwnership();
        options.log?.info('embedded database recovered');
        return;
      } catch (error) {
        options.log?.error(`embedded database not recovered: ${error instanceof Error ? error.message : error}`);
        await delay(wait);
      }
    }
  }

  return {
    connection: {
      ...server.address,
      user: SUPERUSER,
      database: DATABASE,
      password: setup.password,
    },
    adopted: server.adopted,
    async stop() {
      if (stopping) return;
      stopping = true;
      if (owned) await stopServer(server, setup);
      await server.client.end().catch(() => undefined);
    },
  };
}

async function prepareServer(options: EmbeddedOptions): Promise<ServerSetup> {
  const dataDir = await openDataDir(options.dataDir);
  const account = await chooseServerAccount(clusterPath(dataDir));
  const binaries = await prepareBinaries(account, dataDir, options.packageDir);
  const transport = options.transport ?? (process.platform === 'win32' ? 'tcp' : 'socket');
  const password = await readPassword(dataDir);
  const fsync = options.fsync ?? true;
  if (!(await clusterExists(dataDir))) {
    options.log?.info('creating the embedded database');
    await createCluster({ binaries, account, dataDir, fsync, password });
  }
  await checkClusterVersion(dataDir, binaries);
  const maxConnections = options.maxConnections ?? 100;
  return { dataDir, account, binaries, transport, password, fsync, maxConnections };
}

async function takeOwnership(client: pg.Client, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const reply = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1, 0) as locked', [OWNER_LOCK]);
    if (reply.rows[0]?.locked) return true;
    if (Date.now() >= deadline) return false;
    await delay(50);
  }
}

async function describeOwner(client: pg.Client): Promise<string> {
  const reply = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.classid::bigint = $1 and l.granted limit 1`,
    [OWNER_LOCK],
  );
  const pid = reply.rows[0]?.name.split(' ')[1];
  return pid ? ` (PID ${pid})` : '';
}

async function createDatabase(client: pg.Client): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
}
