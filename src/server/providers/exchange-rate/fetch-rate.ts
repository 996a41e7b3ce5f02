import { readAtMost } from '#server/read-at-most.ts';
import { parseRate, type QuotedRate } from './parse-rate.ts';

export type RateSource = {
  name: string;
  url: string;
  /** Page to credit, if the service requires it. */
  creditUrl: string | null;
};

export type FetchedRate = QuotedRate & { source: string };

export type ExchangeRates = {
  sources: readonly RateSource[];
  fetchRate(source: RateSource): Promise<FetchedRate | undefined>;
};

/** In order of preference: the first plausible rate is used. */
const defaultSources: readonly RateSource[] = [
  {
    name: 'ExchangeRate-API',
    url: 'https://open.er-api.com/v6/latest/BRL',
    creditUrl: 'https://www.exchangerate-api.com',
  },
  {
    name: 'Frankfurter',
    url: 'https://api.frankfurter.dev/v2/rate/BRL/JPY',
    creditUrl: 'https://frankfurter.dev',
  },
  {
    name: 'currency-api',
    url: 'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/brl.json',
    creditUrl: 'https://github.com/fawazahmed0/exchange-api',
  },
];

const TIMEOUT_MILLISECONDS = 3_000;
const MAX_REPLY_BYTES = 512 * 1024;

export function createRateFetcher(
  overrideUrl: string | undefined,
  options: { sources?: readonly RateSource[]; timeoutMs?: number } = {},
): ExchangeRates {
  const sources = overrideUrl ? [readOverride(overrideUrl)] : (options.sources ?? defaultSources);
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MILLISECONDS;
  return {
    sources,
    async fetchRate(source) {
      try {
        const response = await fetch(source.url, {
          headers: { accept: 'application/json' },
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) return undefined;
        const quoted = parseRate(JSON.parse((await readAtMost(response.body, MAX_REPLY_BYTES, tooLarge)).toString()));
        return quoted && { ...quoted, source: source.name };
      } catch {
        // Down, slow or not JSON: the next source is tried.
        return undefined;
      }
    },
  };
}

const tooLarge = () => new Error('rate reply is too large');

const readOverride = (url: string): RateSource => ({ name: new URL(url).host, url, creditUrl: null });

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
