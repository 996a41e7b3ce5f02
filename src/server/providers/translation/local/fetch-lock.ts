import { open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const SIGN_OF_LIFE_MS = 2_000;
/** A lock that was not renewed for this long belongs to a dead process. */
const STALE_MS = 10_000;
const LOOK_AGAIN_MS = 200;

/** Whether any process holds the lock. */
export async function isLocked(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < STALE_MS;
}

/** Runs the work under a lock between the processes of this machine; the second one waits. */
export async function withLock<T>(path: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const own = `${process.pid} ${Math.random()}`;
  while (!(await take(path, own))) {
    if (!(await isLocked(path))) await rm(path, { force: true });
    else await delay(LOOK_AGAIN_MS, undefined, { signal });
  }
  const alive = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, SIGN_OF_LIFE_MS);
  alive.unref();
  try {
    return await work();
  } finally {
    clearInterval(alive);
    if ((await readFile(path, 'utf8').catch(() => '')) === own) await rm(path, { force: true });
  }
}

async function take(path: string, own: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(own);
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
