import { createHash, randomBytes } from 'node:crypto';
import { type Bucket, buckets, type StoredImage, siteBuckets } from '#contract/storage.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';
import { requireSameRights } from '#server/features/auth/sessions/sessions.ts';
import type { Dependencies, RequestActor } from '#server/http/dependencies.ts';
import { countOwnUploads, deleteUpload, insertUpload, listPicturesOf, listSiteLogos } from './storage.repository.ts';

export const publicUrl = (storeUrl: string | undefined, path: string): string =>
  storeUrl ? `${storeUrl.replace(/(?<!\/)\/+$/, '')}/${path}` : `/storage/v1/object/public/${path}`;

export function storedPathOf(storeUrl: string | undefined, url: string): string | undefined {
  const start = publicUrl(storeUrl, '');
  return url.startsWith(start) ? url.slice(start.length) : undefined;
}

const CONTENT_TYPE = 'image/webp';
/** Names of uploads: unique and never reused, so that their content never changes. */
const UPLOAD_NAME = /^\d{13}-[0-9a-f]{16}\.webp$/;

type Storage = Pick<Dependencies, 'db' | 'files' | 'images' | 'now' | 'config'>;

export async function uploadImage(
  storage: Storage,
  actor: RequestActor,
  input: { bucket: Bucket; bytes: Uint8Array; signal: AbortSignal },
): Promise<StoredImage> {
  const { bucket } = input;
  if (input.bytes.byteLength === 0) throw new AppError('invalid_input', 'Envie uma imagem.');
  const body = await storage.images.decode(actor.id, input.bytes, 'upload', input.signal);
  const name = `${storage.now().getTime()}-${randomBytes(8).toString('hex')}.webp`;
  const path = `${bucket}/${name}`;
  // The row first: a file without a row would never be found by the cleanup job.
  const record = (tx: Db, action: 'created' | 'deleted') => recordSiteImage(tx, actor, { action, bucket, name });
  await storage.db.transaction(async (tx) => {
    const size = body.byteLength;
    await insertUpload(tx, { bucket, name, contentType: CONTENT_TYPE, size, uploadedBy: actor.id });
    await record(tx, 'created');
    // Bytes that came from elsewhere, and their turn to be decoded, were waited for.
    await requireSameRights(tx, actor, storage.now());
  });
  try {
    await storage.files.put(path, body, CONTENT_TYPE);
  } catch (error) {
    const undone = storage.db.transaction(async (tx) => {
      await deleteUpload(tx, bucket, name);
      await record(tx, 'deleted');
    });
    await undone.catch(() => undefined); // the first error is the one to report
    throw error;
  }
  forgetSiteLogo(storage.db);
  return { bucket, name, url: publicUrl(storage.config.S3_PUBLIC_URL, path) };
}

/** Only administrators upload pictures of the site; people's own uploads are not audited. */
async function recordSiteImage(
  tx: Db,
  actor: Actor,
  { action, bucket, name }: { action: 'created' | 'deleted'; bucket: Bucket; name: string },
): Promise<void> {
  if (!(siteBuckets as readonly Bucket[]).includes(bucket)) return;
  await recordAdminAction(tx, actor, { action, subject: 'image', subjectId: `${bucket}/${name}`, label: bucket });
}

export async function removePicturesOf({ db, files }: Pick<Storage, 'db' | 'files'>, userId: string): Promise<void> {
  for (const { bucket, name } of await listPicturesOf(db, userId)) {
    await files.remove(`${bucket}/${name}`);
    await deleteUpload(db, bucket, name);
  }
}

/** URLs of this person's uploads; throws if one does not exist. */
export async function findOwnPictures(
  { db, config }: Pick<Storage, 'db' | 'config'>,
  actor: Actor,
  { bucket, names }: { bucket: Bucket; names: readonly string[] },
): Promise<string[]> {
  const distinct = [...new Set(names)];
  if (distinct.length > 0 && (await countOwnUploads(db, actor.id, bucket, distinct)) < distinct.length) {
    throw new AppError('invalid_input', 'Uma das fotos não está mais guardada. Traga as fotos de novo.');
  }
  return distinct.map((name) => publicUrl(config.S3_PUBLIC_URL, `${bucket}/${name}`));
}

export type PublicImage = { body: Uint8Array; contentType: string; etag: string; isImmutable: boolean };

export async function findPublicImage(
  storage: Pick<Storage, 'files'>,
  bucket: string,
  name: string,
): Promise<PublicImage | undefined> {
  if (!(buckets as readonly string[]).includes(bucket)) return undefined;
  const file = await storage.files.get(`${bucket}/${name}`);
  if (!file) return undefined;
  // The name of an upload is used once: no need to hash megabytes for every reader.
  const isImmutable = UPLOAD_NAME.test(name);
  const etag = isImmutable ? `"${name}"` : `"${createHash('sha256').update(file.body).digest('base64url')}"`;
  return { ...file, etag, isImmutable };
}

const LOGO_BUCKET = 'site-assets';
/** The logo is part of every page. A new one shows here at once, on other processes within this time. */
const REMEMBERED_MS = 30_000;

type Remembered = { url: Promise<string | undefined>; until: number };
const remembered = new WeakMap<Db, Remembered>();

export function findSiteLogo({ db, config, now }: Pick<Storage, 'db' | 'config' | 'now'>): Promise<string | undefined> {
  const known = remembered.get(db);
  if (known && now().getTime() < known.until) return known.url;
  const url = listSiteLogos(db).then(
    ([newest]) => newest && publicUrl(config.S3_PUBLIC_URL, `${LOGO_BUCKET}/${newest}`),
  );
  remembered.set(db, { url, until: now().getTime() + REMEMBERED_MS });
  // Without a database the built-in logo is used, and the next page retries.
  return url.catch(() => {
    remembered.delete(db);
    return undefined;
  });
}

export const forgetSiteLogo = (db: Db): void => void remembered.delete(db);

/** Restores the built-in logo. Deletes the file first, then its row. */
export async function removeSiteLogo(storage: Pick<Storage, 'db' | 'files'>, actor: Actor): Promise<void> {
  for (const name of await listSiteLogos(storage.db)) {
    const path = `${LOGO_BUCKET}/${name}`;
    await storage.files.remove(path);
    await storage.db.transaction(async (tx) => {
      await deleteUpload(tx, LOGO_BUCKET, name);
      await recordAdminAction(tx, actor, { action: 'deleted', subject: 'image', subjectId: path, label: LOGO_BUCKET });
    });
  }
  forgetSiteLogo(storage.db);
}
