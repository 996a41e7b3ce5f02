import { mkdir, open, readFile, rm, stat, statfs, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fetchModelFile, hasRightContent, partOf, sizeOf } from './fetch-model-file.ts';
import { ModelError } from './model-error.ts';
import { filesOf, type LanguagePair, type ModelFile, type ModelList, PAIRS } from './model-files.ts';

type PairStatus = { pair: LanguagePair; isReady: boolean; doneBytes: number; totalBytes: number };

/** `ready`: can translate; the back-translation may still be downloading (`pairs`). Bytes are download sizes. */
export type StoreStatus = {
  state: 'absent' | 'downloading' | 'ready' | 'failed';
  reason?: string;
  doneBytes: number;
  totalBytes: number;
  diskBytes: number;
  pairs: PairStatus[];
};

export type ModelStore = {
  status(): Promise<StoreStatus>;
  /** Resolves when the pairs are on disk; starts the download of all pairs if they are not. */
  need(pairs: readonly LanguagePair[], signal: AbortSignal, onStatus: (status: StoreStatus) => void): Promise<void>;
  fetchAll(): Promise<void>;
  remove(): Promise<void>;
  /** Aborts a download; the next one resumes it. */
  stop(): Promise<void>;
  pathOf(file: ModelFile): string;
};

export type StoreSettings = {
  folder: string;
  baseUrl: string;
  models: ModelList;
  freeDisk?: (folder: string) => Promise<number>;
  firstPauseMs?: number;
};

/** After a failure callers get the error at once for this long, instead of waiting for the network again. */
const REST_AFTER_FAILURE_MS = 30_000;
const STATUS_EVERY_MS = 500;
const SPARE_BYTES = 20_000_000;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

async function freeDiskOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The model files. Their state is read from disk, so that several processes and an operator's own copies work. */
export function createModelStore(settings: StoreSettings): ModelStore {
  const { folder, baseUrl, models, freeDisk = freeDiskOf } = settings;
  const lock = join(folder, 'fetching.lock');
  const pathOf = (file: ModelFile) => join(folder, file.path);
  /** Files that this process has verified. */
  const checked = new Set<string>();
  let running: { work: Promise<void>; ending: AbortController } | undefined;
  let failed: { error: ModelError; at: number } | undefined;

  async function statusOf(pair: LanguagePair): Promise<PairStatus & { diskBytes: number }> {
    const files = await Promise.all(
      filesOf(models[pair]).map(async (file) => {
        const [bytes, part] = await Promise.all([sizeOf(pathOf(file)), sizeOf(partOf(pathOf(file)))]);
        const isReady = bytes === file.bytes;
        return { isReady, done: isReady ? file.packed : part, total: file.packed, disk: bytes + part };
      }),
    );
    return {
      pair,
      isReady: files.every(({ isReady }) => isReady),
      doneBytes: sum(files.map(({ done }) => done)),
      totalBytes: sum(files.map(({ total }) => total)),
      diskBytes: sum(files.map(({ disk }) => disk)),
    };
  }

  async function status(): Promise<StoreStatus> {
    const found = await Promise.all(PAIRS.map(statusOf));
    const isFetching = running !== undefined || (await isLocked(lock));
    const translates = found.slice(0, 2).every(({ isReady }) => isReady);
    const state = isFetching ? 'downloading' : translates ? 'ready' : failed ? 'failed' : 'absent';
    return {
      state,
      ...(failed && !isFetching && !found.every(({ isReady }) => isReady) && { reason: failed.error.message }),
      doneBytes: sum(found.map(({ doneBytes }) => doneBytes)),
      totalBytes: sum(found.map(({ totalBytes }) => totalBytes)),
      diskBytes: sum(found.map(({ diskBytes }) => diskBytes)),
      pairs: found.map(({ diskBytes: _, ...pair }) => pair),
    };
  }

  /** Deletes a file of the right size with wrong content, so that it is downloaded again. */
  async function isRight(file: ModelFile): Promise<boolean> {
    const path = pathOf(file);
    if ((await sizeOf(path)) !== file.bytes) {
      checked.delete(path);
      return false;
    }
    if (checked.has(path)) return true;
    if (await hasRightContent(path, file)) checked.add(path);
    else await rm(path, { force: true });
    return checked.has(path);
  }

  async function hasAll(pairs: readonly LanguagePair[]): Promise<boolean> {
    for (const pair of pairs) for (const file of filesOf(models[pair])) if (!(await isRight(file))) return false;
    return true;
  }

  async function fetchMissing(signal: AbortSignal): Promise<void> {
    const { doneBytes, totalBytes, diskBytes, pairs } = await status();
    const unpacked = sum(PAIRS.flatMap((pair) => filesOf(models[pair]).map(({ bytes }) => bytes)));
    if (pairs.every(({ isReady }) => isReady) && (await hasAll(PAIRS))) return;
    const missing = Math.max(0, unpacked - diskBytes) + Math.max(0, totalBytes - doneBytes) / PAIRS.length;
    if ((await freeDisk(folder)) < missing + SPARE_BYTES) throw new ModelError('disk_full');
    for (const pair of PAIRS) {
      for (const file of filesOf(models[pair])) await fetchModelFile(file, { ...settings, baseUrl, signal });
    }
  }

  function startFetch(): Promise<void> {
    if (running) return running.work;
    const ending = new AbortController();
    failed = undefined;
    const work = mkdir(folder, { recursive: true })
      .catch((error: unknown) => {
        throw new ModelError('disk', error);
      })
      .then(() => withLock(lock, ending.signal, () => fetchMissing(ending.signal)))
      .catch((error: unknown) => {
        const modelError =
          error instanceof ModelError ? error : new ModelError(ending.signal.aborted ? 'removed' : 'disk', error);
        failed = { error: modelError, at: Date.now() };
        throw modelError;
      })
      .finally(() => {
        running = undefined;
      });
    running = { work, ending };
    return work;
  }

  async function need(pairs: readonly LanguagePair[], signal: AbortSignal, onStatus: (status: StoreStatus) => void) {
    if (await hasAll(pairs)) return;
    if (!running && failed && Date.now() - failed.at < REST_AFTER_FAILURE_MS) throw failed.error;
    const over = startFetch().then(
      () => undefined,
      (error: ModelError) => error,
    );
    for (;;) {
      onStatus(await status());
      const ended = await Promise.race([
        over.then((error) => ({ error })),
        delay(STATUS_EVERY_MS, undefined, { signal }).catch(() => {
          throw new ModelError('removed');
        }),
      ]);
      if (await hasAll(pairs)) return;
      if (ended) throw ended.error ?? new ModelError('disk');
    }
  }

  async function stop(): Promise<void> {
    running?.ending.abort();
    await running?.work.catch(() => undefined);
  }

  return {
    status,
    need,
    fetchAll: startFetch,
    async remove() {
      await stop();
      checked.clear();
      failed = undefined;
      await rm(folder, { recursive: true, force: true });
    },
    stop,
    pathOf,
  };
}

const SIGN_OF_LIFE_MS = 2_000;
/** A lock that was not renewed for this long belongs to a dead process. */
const STALE_MS = 10_000;
const LOOK_AGAIN_MS = 200;

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
