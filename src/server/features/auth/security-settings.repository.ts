import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { securitySettings } from '#server/db/schema/auth.ts';

export async function findAdminFactorSince(db: Db): Promise<string | null> {
  const [row] = await db.select({ since: securitySettings.adminFactorSince }).from(securitySettings);
  return row?.since ?? null;
}

/** Enabling it again while it is enabled keeps the original date. */
export async function storeAdminFactorSince(tx: Db, since: string | null): Promise<void> {
  const firstSince = since && sql`coalesce(${securitySettings.adminFactorSince}, excluded.admin_factor_since)`;
  await tx
    .insert(securitySettings)
    .values({ adminFactorSince: since })
    .onConflictDoUpdate({ target: securitySettings.id, set: { adminFactorSince: firstSince } });
}
