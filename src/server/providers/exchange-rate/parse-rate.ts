/** Yen for one real, with the day that the source gives it for. */
export type QuotedRate = { rate: number; date: string | null };

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * BRL to JPY out of any of the shapes that the known services answer with. Undefined for everything else,
 * including the right shape for another pair.
 */
export function parseRate(reply: unknown): QuotedRate | undefined {
  const quote = Array.isArray(reply) ? reply.find((item) => isObject(item) && item.quote === 'JPY') : reply;
  if (!isObject(quote)) return undefined;
  const read = readSinglePair(quote) ?? readRateTable(quote) ?? readLowercaseTable(quote) ?? readNamedPair(quote);
  // Plausible at all: outside this range the pair is inverted, in sen or broken.
  return read && Number.isFinite(read.rate) && read.rate >= 5 && read.rate <= 200 ? read : undefined;
}

/** `{ date, base, quote, rate }` */
function readSinglePair({ base, quote, rate, date }: Json): QuotedRate | undefined {
  return base === 'BRL' && quote === 'JPY' ? { rate: toNumber(rate), date: toDay(date) } : undefined;
}

/** `{ result, base_code, rates: { JPY } }` and `{ base, date, rates: { JPY } }` */
function readRateTable(reply: Json): QuotedRate | undefined {
  const base = reply.base_code ?? reply.base;
  const table = reply.rates ?? reply.conversion_rates;
  if (base !== 'BRL' || !isObject(table) || (reply.result ?? 'success') !== 'success') return undefined;
  return { rate: toNumber(table.JPY), date: toDay(reply.date) ?? toDay(reply.time_last_update_unix) };
}

/** `{ date, brl: { jpy } }` */
function readLowercaseTable({ brl, date }: Json): QuotedRate | undefined {
  return isObject(brl) ? { rate: toNumber(brl.jpy), date: toDay(date) } : undefined;
}

/** `{ BRLJPY: { bid, timestamp } }`, values as text */
function readNamedPair({ BRLJPY: pair }: Json): QuotedRate | undefined {
  return isObject(pair) ? { rate: toNumber(pair.bid), date: toDay(Number(pair.timestamp)) } : undefined;
}

const toNumber = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;

function toDay(value: unknown): string | null {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  if (typeof value !== 'number' || !(value > 0 && value < 4e9)) return null;
  return new Date(value * 1000).toISOString().slice(0, 10);
}
