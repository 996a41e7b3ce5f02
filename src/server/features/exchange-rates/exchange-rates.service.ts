import type { ExchangeRate } from '#contract/exchange-rates.ts';
import { nextExchangeEdge } from '#domain/pricing/exchange-window.ts';
import { foreignCurrencies } from '#domain/pricing/full/calculation-inputs.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { chooseRate } from '#server/providers/exchange-rate/choose-rate.ts';
import type { ExchangeRates, FetchedRate } from '#server/providers/exchange-rate/exchange-rates.ts';
import { findRates, type StoredRate, saveRates } from './exchange-rates.repository.ts';

type Exchange = Pick<Dependencies, 'db' | 'log' | 'now' | 'exchangeRates'>;

/** The services are left alone for a while after each answer, good or bad: one of them blocks whoever presses. */
const PAUSE_MILLISECONDS = 10 * 60_000;
const MICRO = 1_000_000;

/** Of this process: the question under way, and when the next may be asked. */
type Memory = { flight: Promise<StoredRate[]> | undefined; silentUntil: number };
const memories = new WeakMap<ExchangeRates, Memory>();

/** From the table while they hold; once they have run out a source is asked, and without an answer they stay. */
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

/** Every source tells the real; some tell no more. */
const areCurrent = (rates: readonly StoredRate[], now: Date): boolean =>
  rates.some(({ currency, fetchedAt }) => currency === 'BRL' && nextExchangeEdge(new Date(fetchedAt)) > now);

/** One question at a time, however many ask. */
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
  const fetched = await chooseRate(deps.exchangeRates, last, deps.now());
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
