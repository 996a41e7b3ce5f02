import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** What a running PostgreSQL writes about itself into `postmaster.pid` of its data folder. */
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

/**
 * Whether `pid` is the PostgreSQL server of that folder. After a reboot or a container restart the number in a
 * stale file may belong to any other program.
 */
export async function isServerOf(pid: number, clusterDir: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await readCommand(pid);
  return command === undefined || (/(^|\/)postgres\s/.test(command) && command.includes(clusterDir));
}

/** The command line; empty for a process that has ended but was not collected by its parent. */
async function readCommand(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return words
      .split('\0')
      .map((word, index) => (index === 0 ? basename(word) : word))
      .join(' ');
  }
  if (process.platform === 'win32') {
    // The name of the program is all that Windows tells: enough to see that a number went to another one.
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
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // kill() throws nothing but system errors
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
