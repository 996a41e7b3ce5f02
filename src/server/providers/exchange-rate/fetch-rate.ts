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
