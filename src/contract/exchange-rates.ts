import * as z from 'zod/mini';
import { foreignCurrencies } from '#domain/pricing/full/calculation-inputs.ts';
import { endpoint } from './base/endpoint.ts';

/** Value of one unit of a currency in yen, from the last successful request to a source. */
export const exchangeRateSchema = z.object({
  currency: z.enum(foreignCurrencies),
  /** In millionths of a yen. */
  yenMicro: z.int(),
  source: z.string(),
  /** Attribution link that the source requires. */
  sourceUrl: z.nullable(z.string()),
  fetchedAt: z.string(),
});

export type ExchangeRate = z.infer<typeof exchangeRateSchema>;

export const getExchangeRates = endpoint('GET', '/api/exchange-rates', 'member', {
  summary: 'Last known rates of real, dollar and yuan in yen; a currency that was never quoted is left out',
  response: z.object({ rates: z.array(exchangeRateSchema) }),
});
