import type { ExchangeRate } from '#contract/exchange-rates.ts';
import { nextRateExpiry } from '#domain/pricing/exchange-rate-expiry.ts';
import { foreignCurrencies } from '#domain/pricing/full/calculation-inputs.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { confirmRate } from '#server/providers/exchange-rate/confirm-rate.ts';
import type { ExchangeRates, FetchedRate } from '#server/providers/exchange-rate/fetch-rate.ts';
import { findRates, type StoredRate, saveRates } from './exchange-rates.repository.ts';

type Exchange = Pick<Dependencies, 'db' | 'log' | 'now' | 'exchangeRates'>;

/** Minimum pause between requests to the sources after success or failure: one of them blocks frequent callers. */
const PAUSE_MILLISECONDS = 10 * 60_000;
const MICRO = 1_000_000;

/** State of this process: the pending fetch, and when the next one is allowed. */
type Memory = { flight: Promise<StoredRate[]> | undefined; silentUntil: number };
const memories = new WeakMap<ExchangeRates, Memory>();

/** Rates from the table while they are current; expired ones are fetched again, and stay if no source answers. */
export async function getExchangeRates(deps: Exchange): Promise<{ rates: ExchangeRate[] }> {
  const stored = await findRates(deps.db);
  const rates = areCurrent(stored, deps.now()) ? stored : await refreshOnce(deps, stored);
  return {
    rates: rates.map((rate) => ({
      ...rate,
      sourceUrl: deps.exchangeRates.sources.find(({ name }) => name === rate.source)?.creditUrl ?? null,
    })),
  };
}

/** Every source has the real; some have nothing else. */
const areCurrent = (rates: readonly StoredRate[], now: Date): boolean =>
  rates.some(({ currency, fetchedAt }) => currency === 'BRL' && nextRateExpiry(new Date(fetchedAt)) > now);

/** Concurrent calls share one fetch. */
async function refreshOnce(deps: Exchange, stored: StoredRate[]): Promise<StoredRate[]> {
  const memory = memories.get(deps.exchangeRates) ?? { flight: undefined, silentUntil: 0 };
  memories.set(deps.exchangeRates, memory);
  if (memory.flight) return memory.flight;
  if (memory.silentUntil > deps.now().getTime()) return stored;
  memory.flight = refresh(deps, stored).finally(() => {
    memory.flight = undefined;
    memory.silentUntil = deps.now().getTime() + PAUSE_MILLISECONDS;
  });
  return memory.flight;
}

async function refresh(deps: Exchange, stored: StoredRate[]): Promise<StoredRate[]> {
  const real = stored.find(({ currency }) => currency === 'BRL');
  const last = real && { rate: real.yenMicro / MICRO, convertedAt: new Date(real.fetchedAt) };
  const fetched = await confirmRate(deps.exchangeRates, last, deps.now());
  if (!fetched) {
    deps.log.warn({ stored: stored.length }, 'no exchange rate from any source');
    return stored;
  }
  await saveRates(deps.db, toRows(fetched, deps.now()));
  return findRates(deps.db);
}

/** What the source did not tell keeps its old rate and age. */
function toRows({ rate, others, source }: FetchedRate, now: Date) {
  const yen = { BRL: rate, ...others };
  return foreignCurrencies.flatMap((currency) => {
    const value = yen[currency];
    if (value === undefined) return [];
    return { currency, yenMicro: Math.round(value * MICRO), source, fetchedAt: now.toISOString() };
  });
}
