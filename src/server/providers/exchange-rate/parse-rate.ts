/** Yen per real, with the source's date; other currencies if the reply has them. */
export type QuotedRate = { rate: number; date: string | null; others?: OtherRates };

/** Yen per dollar and per yuan. */
type OtherRates = Partial<Record<'USD' | 'CNY', number>>;

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined for everything else, including the right format for another pair. */
export function parseRate(reply: unknown): QuotedRate | undefined {
  const quote = Array.isArray(reply) ? reply.find((item) => isObject(item) && item.quote === 'JPY') : reply;
  if (!isObject(quote)) return undefined;
  const read = readSinglePair(quote) ?? readRateTable(quote) ?? readLowercaseTable(quote) ?? readNamedPair(quote);
  // Plausibility: outside this range the pair is inverted, in sen or broken.
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
  return {
    rate: toNumber(table.JPY),
    date: toDay(reply.date) ?? toDay(reply.time_last_update_unix),
    ...readOthers({ JPY: table.JPY, USD: table.USD, CNY: table.CNY }),
  };
}

/** `{ date, brl: { jpy } }` */
function readLowercaseTable({ brl, date }: Json): QuotedRate | undefined {
  if (!isObject(brl)) return undefined;
  return {
    rate: toNumber(brl.jpy),
    date: toDay(date),
    ...readOthers({ JPY: brl.jpy, USD: brl.usd, CNY: brl.cny }),
  };
}

/** Plausible ranges: outside of these a rate is inverted, in sen or broken. */
const plausibleYen = { USD: [50, 500], CNY: [5, 100] } as const;

/** A table gives the value of one real in each currency, so yen per dollar is the quotient. */
function readOthers(perReal: Record<'JPY' | keyof OtherRates, unknown>): { others?: OtherRates } {
  const others: OtherRates = {};
  for (const currency of ['USD', 'CNY'] as const) {
    const yen = toNumber(perReal.JPY) / toNumber(perReal[currency]);
    const [min, max] = plausibleYen[currency];
    if (yen >= min && yen <= max) others[currency] = yen;
  }
  return Object.keys(others).length > 0 ? { others } : {};
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
