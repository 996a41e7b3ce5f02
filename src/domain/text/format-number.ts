/** No `Intl`: creating the first formatter takes 100 ms on a slow phone. */

/** 12.345 (Brazilian format). */
export const formatWhole = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.');

/** 4,7 */
export const formatTenths = (value: number): string => (Math.round(value * 10) / 10).toFixed(1).replace('.', ',');
