import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#domain/errors.ts';
import { type Files, parseFilePath, requireFilePath } from './files.ts';

export function createFolderFiles(root: string): Files {
  return {
    async put(path, body, contentType) {
      const { bucket, name } = requireFilePath(path, contentType);
      const folder = join(root, bucket);
      await mkdir(folder, { recursive: true });
      // With a leading dot, so that the name can never be requested.
      const draft = join(folder, `.${randomBytes(12).toString('hex')}.part`);
      try {
        await writeSynced(draft, body);
        await rename(draft, join(folder, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw isFull(error) ? noSpace(error) : error;
      }
      await syncFolder(folder);
    },
    async get(path) {
      const parsed = parseFilePath(path);
      if (!parsed) return undefined;
      const body = await readFile(join(root, parsed.bucket, parsed.name)).catch(ignoreMissing);
      return body && { body, contentType: parsed.contentType };
    },
    async remove(path) {
      const parsed = parseFilePath(path);
      if (parsed) await rm(join(root, parsed.bucket, parsed.name), { force: true });
    },
  };
}

/** Disk full, quota exceeded, or file too large. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code));

const noSpace = (cause: unknown) =>
  new AppError('unavailable', 'Não há espaço no servidor para guardar o arquivo. Libere espaço e tente novamente.', {
    cause,
  });

async function writeSynced(path: string, body: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the new directory entry survive a power failure; Windows cannot open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
