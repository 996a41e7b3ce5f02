import type { ExchangeRates, FetchedRate } from './fetch-rate.ts';

/** A larger change from the last rate needs a second source. */
const MAX_JUMP = 0.1;
/** Two sources agree if they differ by no more than this. */
const MAX_DISAGREEMENT = 0.03;
/** A rate older than this is no reference for a new one. */
const MEASURE_HOURS = 72;

export type LastRate = { rate: number; convertedAt: Date };

/** A change of more than 10 % needs a second source, or a stored rate too old to compare with. */
export async function confirmRate(
  rates: ExchangeRates,
  last: LastRate | undefined,
  now: Date,
): Promise<FetchedRate | undefined> {
  const measure =
    last && now.getTime() - last.convertedAt.getTime() < MEASURE_HOURS * 3_600_000 ? last.rate : undefined;
  const doubtful: FetchedRate[] = [];
  for (const source of rates.sources) {
    const fetched = await rates.fetchRate(source);
    if (!fetched) continue;
    if (measure === undefined || differsBy(fetched.rate, measure) <= MAX_JUMP) return fetched;
    const confirmed = doubtful.find((other) => differsBy(fetched.rate, other.rate) <= MAX_DISAGREEMENT);
    if (confirmed) return confirmed;
    doubtful.push(fetched);
  }
  return undefined;
}

const differsBy = (value: number, measure: number): number => Math.abs(value - measure) / measure;
