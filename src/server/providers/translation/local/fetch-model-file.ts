import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { ModelError } from './model-error.ts';
import type { ModelFile } from './model-files.ts';

const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 500;
/** A connection without data for this long is aborted. */
const STALL_MS = 30_000;

export type FetchSettings = { baseUrl: string; folder: string; signal: AbortSignal; firstPauseMs?: number };

export const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** The partial download of a file; the next attempt resumes it. */
export const partOf = (target: string): string => `${target}.gz.part`;

export async function hasRightContent(path: string, { bytes, sha256 }: ModelFile): Promise<boolean> {
  if ((await sizeOf(path)) !== bytes) return false;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex') === sha256;
}

/** Downloads, verifies and unpacks one file; skips a correct existing one. */
export async function fetchModelFile(file: ModelFile, settings: FetchSettings): Promise<void> {
  const target = join(settings.folder, file.path);
  if (await hasRightContent(target, file)) return;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await mkdir(dirname(target), { recursive: true });
      await download(file, target, settings);
      await unpack(file, target);
      return;
    } catch (error) {
      const failure = settings.signal.aborted ? new ModelError('removed', error) : toModelError(error);
      if (failure.failure === 'wrong_file') await rm(partOf(target), { force: true });
      if (attempt >= attemptsFor(failure)) throw failure;
      await delay((settings.firstPauseMs ?? FIRST_PAUSE_MS) * 2 ** (attempt - 1), undefined, {
        signal: settings.signal,
      }).catch(() => {
        throw new ModelError('removed');
      });
    }
  }
}

/** A wrong checksum may be a transfer error: retries once from the start. */
function attemptsFor({ failure }: ModelError): number {
  if (failure === 'wrong_file') return 2;
  return failure === 'cut' || failure === 'no_network' ? ATTEMPTS : 1;
}

async function download(file: ModelFile, target: string, { baseUrl, signal }: FetchSettings): Promise<void> {
  const part = partOf(target);
  const have = await sizeOf(part);
  if (have === file.packed) return;
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(), STALL_MS);
  try {
    const reply = await fetch(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/${file.path}.gz`, {
      signal: AbortSignal.any([signal, stalled.signal]),
      headers: { 'accept-encoding': 'identity', ...(have > 0 && { range: `bytes=${have}-` }) },
    }).catch((cause: unknown) => {
      throw new ModelError('no_network', cause);
    });
    if (reply.status === 416) throw new ModelError('wrong_file');
    if (reply.status >= 500 || reply.status === 429) throw new ModelError('cut');
    if (!reply.ok || !reply.body) throw new ModelError('not_found');
    const isContinued = reply.status === 206 && reply.headers.get('content-range')?.startsWith(`bytes ${have}-`);
    let size = isContinued ? have : 0;
    const output = await open(part, isContinued ? 'a' : 'w');
    try {
      for await (const chunk of reply.body) {
        timer.refresh();
        size += chunk.byteLength;
        if (size > file.packed) throw new ModelError('wrong_file');
        await output.appendFile(chunk);
      }
      await output.sync().catch(() => undefined);
    } finally {
      await output.close();
    }
    if (size !== file.packed) throw new ModelError('cut');
  } finally {
    clearTimeout(timer);
  }
}

async function unpack(file: ModelFile, target: string): Promise<void> {
  const part = partOf(target);
  const draft = `${target}.${process.pid}.new`;
  const hash = createHash('sha256');
  let size = 0;
  async function* check(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > file.bytes) throw new ModelError('wrong_file');
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await pipeline(createReadStream(part), createGunzip(), check, createWriteStream(draft));
    if (size !== file.bytes || hash.digest('hex') !== file.sha256) throw new ModelError('wrong_file');
    await rename(draft, target);
    await rm(part, { force: true });
  } finally {
    await rm(draft, { force: true });
  }
}

/** What is neither of the disk nor of the packed file came over the network. */
function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const { code = '', syscall } = error as Partial<NodeJS.ErrnoException>;
  if (`${code}`.startsWith('Z_')) return new ModelError('wrong_file', error);
  if (['ENOSPC', 'EDQUOT'].includes(code)) return new ModelError('disk_full', error);
  return new ModelError(syscall ? 'disk' : 'cut', error);
}
