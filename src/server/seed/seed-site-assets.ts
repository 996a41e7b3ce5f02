import { and, eq } from 'drizzle-orm';
import { describeError } from '#server/db/error-causes.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { readSeedFile } from './read-seed-content.ts';

const bucket = 'site-assets';
const contentType = 'image/webp';
const names = ['logo.webp', 'logo-wordmark.webp'];

/** Puts the site's own pictures into the store. Outside any transaction: the store may be across the network. */
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
      // The pages carry their own logo; the next start tries again.
      log.warn({ err: describeError(error), name }, 'site asset not stored');
    }
  }
}
