import { and, eq } from 'drizzle-orm';
import { describeError } from '#server/db/error-causes.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { readSeedFile } from './read-seed-content.ts';

const bucket = 'site-assets';
const contentType = 'image/webp';
const names = ['logo.webp', 'logo-wordmark.webp'];

/** Uploads the site's own pictures to the store. Outside any transaction, because the store may be remote. */
export async function seedSiteAssets({ db, files, log }: Pick<Dependencies, 'db' | 'files' | 'log'>): Promise<void> {
  for (const name of names) {
    try {
      const known = await db
        .select({ name: uploads.name })
        .from(uploads)
        .where(and(eq(uploads.bucket, bucket), eq(uploads.name, name)));
      if (known.length > 0) continue;
      const body = await readSeedFile(`${bucket}/${name}`);
      await files.put(`${bucket}/${name}`, body, contentType);
      await db.insert(uploads).values({ bucket, name, contentType, size: body.byteLength }).onConflictDoNothing();
    } catch (error) {
      // Pages have a built-in logo; the next start retries.
      log.warn({ err: describeError(error), name }, 'site asset not stored');
    }
  }
}
