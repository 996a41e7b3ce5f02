import type { Actor } from '#domain/accounts/permissions.ts';
import type { Db } from '#server/db/client.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { publicUrl } from './public-url.ts';
import { deleteUpload, listSiteLogos } from './storage.repository.ts';

const BUCKET = 'site-assets';
/** The logo is part of every page. A new one shows here at once, on other processes within this time. */
const REMEMBERED_MS = 30_000;

type Remembered = { url: Promise<string | undefined>; until: number };
const remembered = new WeakMap<Db, Remembered>();

type Storage = Pick<Dependencies, 'db' | 'config' | 'now'>;

export function findSiteLogo({ db, config, now }: Storage): Promise<string | undefined> {
  const known = remembered.get(db);
  if (known && now().getTime() < known.until) return known.url;
  const url = listSiteLogos(db).then(([newest]) => newest && publicUrl(config.S3_PUBLIC_URL, `${BUCKET}/${newest}`));
  remembered.set(db, { url, until: now().getTime() + REMEMBERED_MS });
  // Without a database the built-in logo is used, and the next page retries.
  return url.catch(() => {
    remembered.delete(db);
    return undefined;
  });
}

export const forgetSiteLogo = (db: Db): void => void remembered.delete(db);

/** Restores the built-in logo. Deletes the file first, then its row. */
export async function removeSiteLogo(storage: Pick<Dependencies, 'db' | 'files'>, actor: Actor): Promise<void> {
  for (const name of await listSiteLogos(storage.db)) {
    const path = `${BUCKET}/${name}`;
    await storage.files.remove(path);
    await storage.db.transaction(async (tx) => {
      await deleteUpload(tx, BUCKET, name);
      await recordAdminAction(tx, actor, { action: 'deleted', subject: 'image', subjectId: path, label: BUCKET });
    });
  }
  forgetSiteLogo(storage.db);
}
