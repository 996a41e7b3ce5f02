import { spawn } from 'node:child_process';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { AppError } from '#domain/errors.ts';
import type { ServerAccount } from './embedded-account.ts';
import type { PostgresBinaries } from './embedded-binaries.ts';
import { clusterPath, makeSocketDir, removeSocketDir, SUPERUSER, serverEnvironment } from './embedded-cluster.ts';
import { isPostgresProcess, type Postmaster, readPostmaster, waitForExit } from './embedded-postmaster.ts';

export type ServerSetup = {
  dataDir: string;
  account: ServerAccount;
  binaries: PostgresBinaries;
  transport: 'socket' | 'tcp';
  password: string | undefined;
  fsync: boolean;
  startTimeoutMs: number;
};

export type ServerAddress = { host: string; port: number };
export type RunningServer = { client: pg.Client; address: ServerAddress; pid: number; adopted: boolean };

const POLL_MS = 10;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
/** Another process of ours came first, or the last backends of a killed server are still leaving. */
const PASSING_TROUBLE = /lock file "[^"]*" already exists|pre-existing shared memory block|Address already in use/;

/** Connects to the server of the data folder, starting it unless it runs already. */
export async function reachServer(setup: ServerSetup, lastAddress?: ServerAddress): Promise<RunningServer> {
  const clusterDir = await realpath(clusterPath(setup.dataDir));
  const deadline = Date.now() + setup.startTimeoutMs;
  let launchedPid: number | undefined;
  let reason = '';
  let wait = POLL_MS;
  while (Date.now() < deadline) {
    const postmaster = await readPostmaster(clusterDir);
    const running = postmaster && (await connectTo(postmaster, clusterDir, setup.password));
    if (running) return { ...running, adopted: running.pid !== launchedPid };
    if (postmaster && (await isPostgresProcess(postmaster.pid))) {
      await delay(wait);
      wait = Math.min(wait * 1.3, 200); // recovery after a crash can take its time
      continue;
    }
    if (postmaster) await forgetPostmaster(clusterDir, postmaster, lastAddress);
    const outcome = await launchServer(setup, clusterDir, lastAddress);
    launchedPid = outcome.pid;
    if (outcome.failure === undefined) continue;
    reason = outcome.failure;
    if (!PASSING_TROUBLE.test(reason)) break;
    await delay(10 * POLL_MS);
  }
  throw new AppError(
    'unavailable',
    `O PostgreSQL embutido não iniciou em ${setup.dataDir}: ${reason || 'sem resposta'}`,
  );
}

async function connectTo(postmaster: Postmaster, clusterDir: string, password: string | undefined) {
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
  // Later failures of this connection are told by its 'end' event.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const reply = await client.query<{ data_directory: string }>('show data_directory');
    // A stale file can name a port that some other server took over since.
    if (reply.rows[0]?.data_directory === clusterDir) return { client, pid, address: { host, port } };
  } catch {
    // not there, or not ready yet
  }
  await client.end().catch(() => undefined);
  return undefined;
}

/** PostgreSQL clears a dead server's file itself, but not one whose number now names another program. */
async function forgetPostmaster(clusterDir: string, stale: Postmaster, keep: ServerAddress | undefined): Promise<void> {
  const current = await readPostmaster(clusterDir);
  if (current?.pid !== stale.pid) return;
  await rm(join(clusterDir, 'postmaster.pid'), { force: true });
  if (stale.socketDir !== keep?.host) await removeSocketDir(stale.socketDir);
}

/** Starts PostgreSQL apart from our own process group, so that Ctrl-C reaches us alone and we stop it in order. */
async function launchServer(setup: ServerSetup, clusterDir: string, lastAddress: ServerAddress | undefined) {
  const address = lastAddress ?? (await chooseAddress(setup));
  const log = await openLog(join(setup.dataDir, 'server.log'));
  const start = (await log.stat()).size;
  try {
    const [command, args] = serverCommand(setup, clusterDir, address);
    const child = spawn(command, args, {
      ...setup.account,
      cwd: clusterDir,
      env: serverEnvironment(),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    let ended: string | undefined;
    child.once('error', (error) => {
      ended = error.message;
    });
    child.once('exit', (code, signal) => {
      ended = code === 0 ? undefined : `código ${code ?? signal}`;
    });
    child.unref();
    const deadline = Date.now() + setup.startTimeoutMs;
    while (ended === undefined && Date.now() < deadline) {
      await delay(POLL_MS);
      const postmaster = await readPostmaster(clusterDir);
      if (postmaster?.pid === child.pid || process.platform === 'win32') return { pid: postmaster?.pid };
    }
    return { pid: child.pid, failure: (await readComplaint(log, start)) || ended || 'sem resposta' };
  } finally {
    await log.close();
  }
}

function serverCommand(setup: ServerSetup, clusterDir: string, address: ServerAddress): [string, string[]] {
  const settings = {
    port: address.port,
    listen_addresses: setup.transport === 'tcp' ? address.host : '',
    unix_socket_directories: setup.transport === 'tcp' ? '' : address.host,
    unix_socket_permissions: '0700',
    fsync: setup.fsync ? 'on' : 'off',
    synchronous_commit: setup.fsync ? 'on' : 'off',
    full_page_writes: setup.fsync ? 'on' : 'off',
    max_connections: 100,
    shared_buffers: '128MB',
    wal_level: 'minimal',
    max_wal_senders: 0,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
  };
  const args = ['-D', clusterDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  if (process.platform !== 'win32') return [setup.binaries.postgres, args];
  // Only pg_ctl can shed the rights of an administrator, under which PostgreSQL refuses to run.
  const options = args.slice(2).map((word) => (word === '-c' ? word : `"${word}"`));
  return [setup.binaries.pgCtl, ['start', '-w', '-D', clusterDir, '-o', options.join(' ')]];
}

async function chooseAddress(setup: ServerSetup): Promise<ServerAddress> {
  if (setup.transport === 'socket') {
    return { host: await makeSocketDir(setup.dataDir, setup.account, 5432), port: 5432 };
  }
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address)
    throw new AppError('internal', 'Sem porta livre para o PostgreSQL embutido.');
  return { host: '127.0.0.1', port: address.port };
}

async function openLog(path: string) {
  const size = await stat(path).then(
    (info) => info.size,
    () => 0,
  );
  if (size > LOG_LIMIT_BYTES) await rename(path, `${path}.1`);
  return open(path, 'a+', 0o600);
}

async function readComplaint(log: Awaited<ReturnType<typeof open>>, from: number): Promise<string> {
  const { buffer, bytesRead } = await log.read(Buffer.alloc(16_384), 0, 16_384, from);
  const lines = buffer.subarray(0, bytesRead).toString('utf8').split('\n');
  return (lines.find((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines[0] ?? '').trim();
}

/** Orderly stop; a server that does not come to an end in time recovers from its log at the next start. */
export async function stopServer(server: RunningServer): Promise<void> {
  signalServer(server.pid, 'SIGINT');
  if (!(await waitForExit(server.pid, 30_000))) {
    signalServer(server.pid, 'SIGQUIT');
    await waitForExit(server.pid, 10_000);
  }
  await removeSocketDir(server.address.host);
}

function signalServer(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // gone already
  }
}
