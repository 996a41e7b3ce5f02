import { execFile, spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { AppError } from '#domain/errors.ts';
import type { PostgresBinaries, ServerAccount } from './embedded-binaries.ts';
import { makeSocketDir, serverEnvironment } from './embedded-cluster.ts';

export type ServerSetup = {
  dataDir: string;
  account: ServerAccount;
  binaries: PostgresBinaries;
  transport: 'socket' | 'tcp';
  password: string;
  fsync: boolean;
  maxConnections: number;
};

export type ServerAddress = { host: string; port: number };
/** `explainEnd` describes why the server ended: its own log message, or the exit code of its process. */
export type Launch = { pid: number | undefined; explainEnd(): Promise<string> };

export const START_TIMEOUT_MS = 60_000;
const POLL_MS = 10;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

/** In a process group of its own: Ctrl-C reaches only this process, which then stops PostgreSQL properly. */
export async function launchServer(setup: ServerSetup, clusterDir: string, address: ServerAddress): Promise<Launch> {
  const logFile = join(setup.dataDir, 'server.log');
  const log = await openLog(logFile);
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
    let hasEnded = false;
    const end = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(code === 0 ? '' : `código ${code ?? signal}`));
    }).finally(() => {
      hasEnded = true;
    });
    child.unref();
    const explainEnd = async () => {
      // With a timeout, because this process may never be notified of the exit.
      const how = await Promise.race([end, delay(2000, '')]);
      return (await findComplaint(logFile, start)) || how;
    };
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!hasEnded && Date.now() < deadline) {
      await delay(POLL_MS);
      const postmaster = await readPostmaster(clusterDir);
      if (postmaster && (postmaster.pid === child.pid || process.platform === 'win32')) {
        return { pid: postmaster.pid, explainEnd };
      }
    }
    return { pid: child.pid, explainEnd };
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
    max_connections: setup.maxConnections,
    shared_buffers: '128MB',
    wal_level: 'minimal',
    max_wal_senders: 0,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    // Log details would contain personal data from rows and statements.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
  };
  const args = ['-D', clusterDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  if (process.platform !== 'win32') return [setup.binaries.postgres, args];
  // On Windows only pg_ctl can drop administrator rights, under which PostgreSQL refuses to run.
  const options = args.slice(2).map((word) => (word === '-c' ? word : `"${word}"`));
  return [setup.binaries.pgCtl, ['start', '-w', '-D', clusterDir, '-o', options.join(' ')]];
}

export async function chooseAddress(setup: ServerSetup): Promise<ServerAddress> {
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

/** The first error line of the server's log; later lines tend to be consequences. */
async function findComplaint(logFile: string, from: number): Promise<string> {
  const log = await open(logFile);
  try {
    const { buffer, bytesRead } = await log.read(Buffer.alloc(16_384), 0, 16_384, from);
    const lines = buffer.subarray(0, bytesRead).toString('utf8').split('\n');
    const own = lines.filter((line) => !/not yet accepting|starting up|shutting down/.test(line)); // replies to early connections
    return (own.find((line) => /FATAL|PANIC|could not|error/.test(line)) ?? '').trim();
  } finally {
    await log.close();
  }
}

/** Contents of `postmaster.pid`, which a running PostgreSQL writes into its data folder. */
export type Postmaster = { pid: number; port: number; socketDir: string; host: string };

export async function readPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const [pid, , , port, socketDir, host] = text?.split('\n') ?? [];
  if (!Number(pid)) return undefined;
  return {
    pid: Number(pid),
    port: Number(port),
    socketDir: socketDir?.trim() ?? '',
    host: host?.trim() ?? '',
  };
}

/** After a reboot or a container restart, the pid in a stale file may belong to another program. */
export async function isServerOf(pid: number, clusterDir: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await readCommand(pid);
  return command === undefined || (/(^|\/)postgres\s/.test(command) && command.includes(clusterDir));
}

/** The command line of a process; empty for a zombie. */
async function readCommand(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return words
      .split('\0')
      .map((word, index) => (index === 0 ? basename(word) : word))
      .join(' ');
  }
  if (process.platform === 'win32') {
    // Windows gives only the program name: enough to notice that another program has the pid now.
    const filter = ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'];
    const found = await promisify(execFile)('tasklist', filter).catch(() => undefined);
    return !found || /^"postgres\.exe"/im.test(found.stdout) ? undefined : '';
  }
  const listing = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => undefined);
  return listing?.stdout.trim();
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // kill() throws only system errors
  }
}

export async function waitForExit(pid: number, clusterDir: string, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (await isServerOf(pid, clusterDir)) {
    if (Date.now() > deadline) return false;
    await delay(10);
  }
  return true;
}
