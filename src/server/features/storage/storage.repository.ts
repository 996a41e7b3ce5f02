import { and, desc, eq, inArray, lt, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import { siteBuckets } from '#contract/storage.ts';
import type { Db } from '#server/db/client.ts';
import { academyLessons } from '#server/db/schema/academy.ts';
import { productPhotos, products } from '#server/db/schema/products.ts';
import { snippets } from '#server/db/schema/snippets.ts';
import { uploads } from '#server/db/schema/uploads.ts';

export async function insertUpload(db: Db, row: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(row);
}

export async function deleteUpload(db: Db, bucket: string, name: string): Promise<void> {
  await db.delete(uploads).where(and(eq(uploads.bucket, bucket), eq(uploads.name, name)));
}

/** Newest first. Seeded pictures have other names. */
export async function listSiteLogos(db: Db): Promise<string[]> {
  const rows = await db
    .select({ name: uploads.name })
    .from(uploads)
    .where(and(eq(uploads.bucket, 'site-assets'), sql`${uploads.name} ~ '^[0-9]{13}-'`))
    .orderBy(desc(uploads.name));
  return rows.map(({ name }) => name);
}

export function listPicturesOf(db: Db, userId: string) {
  return db
    .select({ bucket: uploads.bucket, name: uploads.name })
    .from(uploads)
    .where(and(eq(uploads.uploadedBy, userId), notInArray(uploads.bucket, [...siteBuckets])));
}

export async function countOwnUploads(
  db: Db,
  userId: string,
  bucket: string,
  names: readonly string[],
): Promise<number> {
  const own = and(eq(uploads.bucket, bucket), eq(uploads.uploadedBy, userId), inArray(uploads.name, [...names]));
  return db.$count(uploads, own);
}

/** Not those of the site, whose URLs are stored elsewhere. */
export function findOrphanedUploads(db: Db, before: string, limit: number) {
  const shown = [academyLessons, snippets].flatMap((table) => [
    // Compares the last path segment, which is unique, so that the database can use a hash join.
    isShown(db, table, sql`substring(${table.thumbnailUrl} from '[^/]+$') = ${uploads.name}`),
    isShown(
      db,
      table,
      sql`${table.content} like '%-thumbnails/%' and position(${uploads.name} in ${table.content}) > 0`,
    ),
  ]);
  return db
    .select({ bucket: uploads.bucket, name: uploads.name })
    .from(uploads)
    .where(
      and(
        inArray(uploads.bucket, ['lesson-thumbnails', 'snippet-thumbnails', 'product-photos']),
        lt(uploads.createdAt, before),
        ...shown,
        isShown(db, products, sql`substring(${products.photo} from '[^/]+$') = ${uploads.name}`),
        isShown(db, productPhotos, sql`substring(${productPhotos.url} from '[^/]+$') = ${uploads.name}`),
      ),
    )
    .limit(limit);
}

type Showing = typeof academyLessons | typeof snippets | typeof products | typeof productPhotos;

const isShown = (db: Db, table: Showing, condition: SQL) =>
  notExists(db.select({ id: table.id }).from(table).where(condition));
