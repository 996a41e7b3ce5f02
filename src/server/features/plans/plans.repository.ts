import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { plansConfig, plansConverted } from '#server/db/schema/payments.ts';

export type StoredConversion = typeof plansConverted.$inferSelect;

/** The plan's price and its last conversion, expired or not. */
export async function findPlanPrice(db: Db, planId: string) {
  const [row] = await db
    .select({ priceBrl: plansConfig.priceBrl, conversion: plansConverted })
    .from(plansConfig)
    .leftJoin(plansConverted, eq(plansConverted.planId, plansConfig.planId))
    .where(eq(plansConfig.planId, planId));
  return row;
}

export async function saveConversion(db: Db, conversion: typeof plansConverted.$inferInsert): Promise<void> {
  const { planId: _, ...values } = conversion;
  await db.insert(plansConverted).values(conversion).onConflictDoUpdate({ target: plansConverted.planId, set: values });
}

/** An arbitrary number shared by all instances: the advisory lock lets one of them call the rate services at a time. */
const EXCHANGE_LOCK = 7_311_953_003;

/** Held on a separate connection, outside any transaction, because the holder makes network requests. */
export const lockExchange = (db: Db) => db.execute(sql`select pg_advisory_lock(${EXCHANGE_LOCK})`);
