/** Shown when there is no exchange rate. */
export const FALLBACK_PREMIUM_JPY = 3500;

/** Within them a buyer gets 100 % back. */
export const GUARANTEE_DAYS = 7;

export const PREMIUM_PLAN_ID = 'premium';

/** Yen has no minor unit: the converted price is a whole number of yen. */
export const convertToYen = (priceBrlCents: number, rate: number): number => Math.round((priceBrlCents * rate) / 100);

export const formatPlanPrice = (yen: number): string => `¥${yen.toLocaleString('en-US', { maximumFractionDigits: 0 })}`;
