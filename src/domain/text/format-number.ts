/** By hand, since the first of the browser's own formats takes a slow phone a tenth of a second to make. */

/** 12.345, as Brazil writes a count. */
export const formatWhole = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.');

/** 4,7 */
export const formatTenths = (value: number): string => (Math.round(value * 10) / 10).toFixed(1).replace('.', ',');
