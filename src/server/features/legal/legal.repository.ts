import { desc, eq } from 'drizzle-orm';
import type { LegalPage } from '#domain/legal/legal-pages.ts';
import type { Db } from '#server/db/client.ts';
import { legalVersions, userConsents } from '#server/db/schema/legal.ts';

export async function findNewest(db: Db, page: LegalPage) {
  const [row] = await db
    .select()
    .from(legalVersions)
    .where(eq(legalVersions.page, page))
    .orderBy(desc(legalVersions.version))
    .limit(1);
  return row;
}

export function listVersions(db: Db, page: LegalPage) {
  return db
    .select({ version: legalVersions.version, publishedAt: legalVersions.publishedAt })
    .from(legalVersions)
    .where(eq(legalVersions.page, page))
    .orderBy(desc(legalVersions.version));
}

export async function insertVersion(tx: Db, row: typeof legalVersions.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(legalVersions).values(row).onConflictDoNothing().returning({ page: legalVersions.page });
  return rows.length > 0;
}

export async function insertConsents(tx: Db, consents: (typeof userConsents.$inferInsert)[]): Promise<void> {
  await tx.insert(userConsents).values(consents).onConflictDoNothing();
}
