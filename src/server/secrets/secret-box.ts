import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#domain/errors.ts';
import type { Config } from '#server/config.ts';
import { seal, unseal } from './seal.ts';

const VERSION = 'v1';
/** Created on first use without SECRET_KEY. No backup has it: it would contain both key and secrets. */
const KEY_FILE = 'secret.key';

/** Encrypts third-party keys in our database, so that a copy of it is useless: the master key is stored elsewhere. */
export type SecretBox = {
  /** Why encryption is not possible here; undefined if it is. */
  refusal: string | undefined;
  /** `name` identifies purpose and owner: decryption under another name fails. */
  seal(secret: string, name: string): Promise<string>;
  /** Undefined if the master key has changed. */
  open(sealed: string, name: string): Promise<string | undefined>;
};

type Settings = Pick<Config, 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS' | 'DATA_DIR' | 'DATABASE_URL'>;

export function createSecretBox({ SECRET_KEY, SECRET_KEY_PREVIOUS, DATA_DIR, DATABASE_URL }: Settings): SecretBox {
  const file = join(DATA_DIR, KEY_FILE);
  const refusal =
    SECRET_KEY || !DATABASE_URL
      ? undefined
      : 'Para guardar chaves, defina SECRET_KEY no servidor: com um banco externo, todas as instâncias precisam da mesma.';

  async function sealingKey(): Promise<Buffer> {
    if (refusal) throw new AppError('conflict', refusal);
    return derive(SECRET_KEY ?? (await readOrCreate(file)));
  }

  async function openingKeys(): Promise<Buffer[]> {
    const current = SECRET_KEY ?? (DATABASE_URL ? undefined : await readIfThere(file));
    return [current, SECRET_KEY_PREVIOUS].filter((key) => key !== undefined).map(derive);
  }

  return {
    refusal,
    async seal(secret, name) {
      return `${VERSION}.${seal(await sealingKey(), Buffer.from(secret), name).toString('base64url')}`;
    },
    async open(sealed, name) {
      for (const key of await openingKeys()) {
        const secret = openWith(key, sealed, name);
        if (secret !== undefined) return secret;
      }
      return undefined;
    },
  };
}

function openWith(key: Buffer, sealed: string, name: string): string | undefined {
  try {
    return unseal(key, Buffer.from(sealed.slice(VERSION.length + 1), 'base64url'), name).toString();
  } catch {
    return undefined;
  }
}

/** Derives a key of the right length from the operator's value. */
const derive = (material: string): Buffer => Buffer.from(hkdfSync('sha256', material, '', 'dropar secrets', 32));

async function readOrCreate(file: string): Promise<string> {
  const known = await readIfThere(file);
  if (known) return known;
  await mkdir(join(file, '..'), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  const made = randomBytes(32).toString('base64url');
  try {
    await writeFile(draft, made, { mode: 0o600, flush: true });
    // Atomic: the first of two processes wins.
    await link(draft, file);
    return made;
  } catch (error) {
    const others = await readIfThere(file);
    if (!others) throw error;
    return others;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
