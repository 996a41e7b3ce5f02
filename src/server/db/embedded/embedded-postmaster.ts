import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

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
