import type { PriceChoice } from './calculation-inputs.ts';

/** Usual endings of prices in Japan, within each thousand. */
const ENDINGS = [480, 800, 980] as const;

export function charmUp(price: number): number {
  const thousand = Math.floor(price / 1000) * 1000;
  const ending = ENDINGS.find((each) => thousand + each >= price);
  return ending === undefined ? thousand + 1000 + ENDINGS[0] : thousand + ending;
}

export function charmDown(price: number): number | undefined {
  const thousand = Math.floor(price / 1000) * 1000;
  const ending = ENDINGS.findLast((each) => thousand + each < price);
  if (ending !== undefined) return thousand + ending;
  return thousand === 0 ? undefined : thousand - 1000 + (ENDINGS.at(-1) ?? 0);
}

export type PriceEnding = { choice: Exclude<PriceChoice, 'own'>; price: number };

/** The endings below, at and above the least price. */
export function endingsAround(minimum: number | undefined): PriceEnding[] {
  if (minimum === undefined) return [];
  const down = charmDown(minimum);
  const up = charmUp(minimum);
  return [
    ...(down === undefined ? [] : [{ choice: 'below' as const, price: down }]),
    { choice: 'up', price: up },
    { choice: 'above', price: charmUp(up + 1) },
  ];
}
