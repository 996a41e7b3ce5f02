import { execFile } from 'node:child_process';
import { realpath, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { AppError } from '#domain/errors.ts';
import { clusterPath, removeSocketDir, SUPERUSER } from './embedded-cluster.ts';
import {
  chooseAddress,
  isAlive,
  isServerOf,
  type Launch,
  launchServer,
  type Postmaster,
  readPostmaster,
  type ServerAddress,
  type ServerSetup,
  START_TIMEOUT_MS,
  waitForExit,
} from './embedded-launch.ts';

export type RunningServer = {
  client: pg.Client;
  address: ServerAddress;
  pid: number;
  clusterDir: string;
  adopted: boolean;
};

const POLL_MS = 10;
const MAX_FAILURES = 2;
const WRONG_PASSWORD = '28P01';
/** Temporary: another process is starting the server, or the last backends of a killed server are still exiting. */
const PASSING_TROUBLE = /lock file "[^"]*" already exists|pre-existing shared memory block|Address already in use/;

/** Connects to the server of the data folder; starts it unless it is already running. */
export async function reachServer(setup: ServerSetup, lastAddress?: ServerAddress): Promise<RunningServer> {
  const clusterDir = await realpath(clusterPath(setup.dataDir));
  const deadline = Date.now() + START_TIMEOUT_MS;
  let address = lastAddress;
  let launched: Launch | undefined;
  let failures = 0;
  let reason = 'sem resposta';
  let wait = POLL_MS;
  while (Date.now() < deadline) {
    const postmaster = await readPostmaster(clusterDir);
    const running = postmaster && (await connectTo(postmaster, clusterDir, setup));
    if (running) return { ...running, adopted: running.pid !== launched?.pid };
    if (postmaster && (await isServerOf(postmaster.pid, clusterDir))) {
      await delay(wait);
      wait = Math.min(wait * 1.3, 200); // recovery after a crash can take long
      continue;
    }
    if (launched) {
      reason = await launched.explainEnd();
      if (PASSING_TROUBLE.test(reason)) await delay(100);
      else failures += 1;
      if (failures === MAX_FAILURES) break;
    }
    if (postmaster) await forgetPostmaster(clusterDir, postmaster, address);
    address ??= await chooseAddress(setup);
    launched = await launchServer(setup, clusterDir, address);
  }
  if (address && !lastAddress) await removeSocketDir(address.host);
  throw new AppError('unavailable', `O PostgreSQL embutido não iniciou em ${setup.dataDir}: ${reason}`);
}

async function connectTo(postmaster: Postmaster, clusterDir: string, { dataDir, password }: ServerSetup) {
  const { pid, port } = postmaster;
  const host = postmaster.socketDir || postmaster.host;
  if (!host || !port) return undefined;
  const client = new pg.Client({
    host,
    port,
    user: SUPERUSER,
    database: 'postgres',
    password,
    connectionTimeoutMillis: 5000,
    application_name: `dropar ${process.pid}`,
  });
  // Later failures of this connection are reported by its 'end' event.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const reply = await client.query<{ data_directory: string }>('show data_directory');
    // A stale file may contain a port that another server uses now.
    if (isSameFolder(reply.rows[0]?.data_directory ?? '', clusterDir)) {
      return { client, pid, clusterDir, address: { host, port } };
    }
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === WRONG_PASSWORD && (await isServerOf(pid, clusterDir))) {
      throw new AppError(
        'unavailable',
        `A senha em ${join(dataDir, 'password')} não abre o banco de dados desta pasta.`,
      );
    }
    // not running, or not ready yet
  }
  await client.end().catch(() => undefined);
  return undefined;
}

/** PostgreSQL uses slashes in Windows paths as well. */
const isSameFolder = (reported: string, known: string) => reported !== '' && resolve(reported) === resolve(known);

/** PostgreSQL removes a dead server's file itself, unless its pid now belongs to another program or a zombie. */
async function forgetPostmaster(clusterDir: string, stale: Postmaster, keep: ServerAddress | undefined): Promise<void> {
  const current = await readPostmaster(clusterDir);
  if (current?.pid !== stale.pid) return;
  if (isAlive(stale.pid)) await rm(join(clusterDir, 'postmaster.pid'), { force: true });
  if (stale.socketDir !== keep?.host) await removeSocketDir(stale.socketDir);
}

/** Graceful stop; a server that does not stop in time recovers from its write-ahead log at the next start. */
export async function stopServer({ pid, clusterDir, address }: RunningServer, setup: ServerSetup): Promise<void> {
  if (process.platform === 'win32') {
    // On Windows a signal would kill it immediately.
    await promisify(execFile)(setup.binaries.pgCtl, ['stop', '-m', 'fast', '-D', clusterDir]).catch(() => undefined);
  } else {
    signalServer(pid, 'SIGINT');
  }
  if (!(await waitForExit(pid, clusterDir, 30_000))) {
    signalServer(pid, 'SIGQUIT');
    await waitForExit(pid, clusterDir, 10_000);
  }
  await removeSocketDir(address.host);
}

function signalServer(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // already stopped
  }
}
