/** A price charged from one day to another, both inclusive, as `YYYY-MM-DD` in Japan. */
export type ChargedPrice = { from: string; to: string; price: number };

const WINDOW_DAYS = 56;
const MIN_DAYS = 14;
const DAY_MS = 86_400_000;

const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

export type StruckPriceRefusal = 'not_charged' | 'not_more_than_half' | 'under_14_days' | 'too_long_ago';

/**
 * Why a price may not be struck through in a sale that starts on `day`; undefined if it may. It must have been charged
 * for more than half of the last eight weeks on sale, for at least 14 days, and until less than two weeks ago.
 */
export function refuseStruckPrice(
  history: readonly ChargedPrice[],
  comparison: number,
  saleStart: string,
): StruckPriceRefusal | undefined {
  const start = dayNumber(saleStart);
  const priceOf = new Map<number, number>();
  for (const { from, to, price } of history) {
    const first = Math.max(dayNumber(from), start - WINDOW_DAYS);
    for (let day = first; day <= Math.min(dayNumber(to), start - 1); day += 1) priceOf.set(day, price);
  }
  const charged = [...priceOf].filter(([, price]) => price === comparison).map(([day]) => day);
  const lastDay = charged.reduce((last, day) => Math.max(last, day), Number.NEGATIVE_INFINITY);
  if (charged.length === 0) return 'not_charged';
  if (charged.length * 2 <= priceOf.size) return 'not_more_than_half';
  if (charged.length < MIN_DAYS) return 'under_14_days';
  return start - lastDay < MIN_DAYS ? undefined : 'too_long_ago';
}
