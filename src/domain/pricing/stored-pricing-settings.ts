import { isWithinBounds, type PricingSettings, pricingBounds } from './pricing.ts';

/** The one local-storage entry of the calculator. */
export const PRICING_STORAGE_KEY = 'calculatorSettings';

const names = Object.keys(pricingBounds) as (keyof PricingSettings)[];

export function serialisePricing(settings: PricingSettings): string {
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, settings[name]])));
}

/** Undefined for anything that this calculator cannot have stored. */
export function parsePricing(text: string | null): PricingSettings | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
  const values: Record<string, unknown> = Object(stored);
  if (!names.every((name) => isWithinBounds(name, values[name]))) return undefined;
  // The check above ensures that every name has a number.
  return Object.fromEntries(names.map((name) => [name, values[name]])) as PricingSettings;
}
