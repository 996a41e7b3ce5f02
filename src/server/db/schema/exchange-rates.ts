import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text } from 'drizzle-orm/pg-core';
import { foreignCurrencies } from '#domain/pricing/full/calculation-inputs.ts';
import { timestamp } from './column-types.ts';

/** The last known rate of each currency, which stays usable while the network is down. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    currency: text({ enum: foreignCurrencies }).primaryKey(),
    yenMicro: bigint({ mode: 'number' }).notNull(),
    source: text().notNull(),
    fetchedAt: timestamp().notNull(),
    /** The rate that saved prices were last held against; null before the first time. */
    heldYenMicro: bigint({ mode: 'number' }),
  },
  (t) => [check('exchange_rates_yen', sql`${t.yenMicro} > 0`)],
);
