import { sql } from 'drizzle-orm';
import type { Dependencies } from '#server/http/app-env.ts';
import type { Db } from './client.ts';
import { plansConfig } from './schema/billing.ts';

/** Any number shared by all instances: one of them seeds, the others wait and find it done. */
const SEED_LOCK = 7_311_953_002;

export const PREMIUM_PLAN = { planId: 'premium', priceBrl: 119.9 };

/** What an empty database needs. The plan row, written in the same transaction, marks the first run as done. */
export async function seedFirstRun(deps: Dependencies): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await claimFirstRun(tx))) return;
  });
}

async function claimFirstRun(tx: Db): Promise<boolean> {
  const created = await tx.insert(plansConfig).values(PREMIUM_PLAN).onConflictDoNothing().returning();
  return created.length > 0;
}
