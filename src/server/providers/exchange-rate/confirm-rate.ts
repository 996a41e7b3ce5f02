import type { ExchangeRates, FetchedRate } from './fetch-rate.ts';

/** A larger change from the last rate needs a second source. */
const MAX_JUMP = 0.1;
/** Two sources agree if they differ by no more than this. */
const MAX_DISAGREEMENT = 0.03;
/** A rate older than this is no reference for a new one. */
const REFERENCE_HOURS = 72;

export type LastRate = { rate: number; convertedAt: Date };

/** A change of more than 10 % from a recent rate needs a second source. */
export async function confirmRate(
  rates: ExchangeRates,
  last: LastRate | undefined,
  now: Date,
): Promise<FetchedRate | undefined> {
  const reference =
    last && now.getTime() - last.convertedAt.getTime() < REFERENCE_HOURS * 3_600_000 ? last.rate : undefined;
  const doubtful: FetchedRate[] = [];
  for (const source of rates.sources) {
    const fetched = await rates.fetchRate(source);
    if (!fetched) continue;
    if (reference === undefined || differsBy(fetched.rate, reference) <= MAX_JUMP) return fetched;
    const confirmed = doubtful.find((other) => differsBy(fetched.rate, other.rate) <= MAX_DISAGREEMENT);
    if (confirmed) return confirmed;
    doubtful.push(fetched);
  }
  return undefined;
}

const differsBy = (value: number, reference: number): number => Math.abs(value - reference) / reference;
