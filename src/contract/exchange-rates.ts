import * as z from 'zod/mini';
import { foreignCurrencies } from '#domain/pricing/full/calculation-inputs.ts';
import { endpoint } from './base/endpoint.ts';

/** What one unit of a currency was in yen when a source was last asked. */
export const exchangeRateSchema = z.object({
  currency: z.enum(foreignCurrencies),
  /** Millionths of a yen. */
  yenMicro: z.int(),
  source: z.string(),
  /** Attribution link that the source asks for. */
  sourceUrl: z.nullable(z.string()),
  fetchedAt: z.string(),
});

export type ExchangeRate = z.infer<typeof exchangeRateSchema>;

export const getExchangeRates = endpoint({
  method: 'GET',
  path: '/api/exchange-rates',
  access: 'member',
  summary: 'Last known rates of real, dollar and yuan in yen; a currency that was never quoted is left out',
  response: z.object({ rates: z.array(exchangeRateSchema) }),
});
