import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { urlShortener } from '#server/db/schema/short-links.ts';

export async function findSlugOf(db: Db, targetUrl: string): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: urlShortener.slug })
    .from(urlShortener)
    .where(eq(urlShortener.targetUrl, targetUrl));
  return row?.slug;
}

export async function findTargetOf(db: Db, slug: string): Promise<string | undefined> {
  const [row] = await db
    .select({ targetUrl: urlShortener.targetUrl })
    .from(urlShortener)
    .where(eq(urlShortener.slug, slug));
  return row?.targetUrl;
}

export async function insertShortLink(db: Db, slug: string, targetUrl: string): Promise<void> {
  await db.insert(urlShortener).values({ slug, targetUrl }).onConflictDoNothing();
}
