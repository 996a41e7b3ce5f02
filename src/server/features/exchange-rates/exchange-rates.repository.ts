import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { exchangeRates } from '#server/db/schema/exchange-rates.ts';

export type StoredRate = typeof exchangeRates.$inferSelect;

export const findRates = (db: Db): Promise<StoredRate[]> =>
  db.select().from(exchangeRates).orderBy(exchangeRates.currency);

/** If two instances fetch at once, the later answer wins. */
export async function saveRates(db: Db, rates: readonly StoredRate[]): Promise<void> {
  await db
    .insert(exchangeRates)
    .values([...rates])
    .onConflictDoUpdate({
      target: exchangeRates.currency,
      set: {
        yenMicro: sql`excluded.yen_micro`,
        source: sql`excluded.source`,
        fetchedAt: sql`excluded.fetched_at`,
      },
      setWhere: sql`excluded.fetched_at >= ${exchangeRates.fetchedAt}`,
    });
}
