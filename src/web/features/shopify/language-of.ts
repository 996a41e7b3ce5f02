import type { ShopifyTest } from '#contract/shopify.ts';

/** Currency and language of a shop, and what they mean for the sent data. */
export function languageOf({ currency, primaryLocale, hasJapanese }: ShopifyTest): string {
  const money = currency === 'JPY' ? 'JPY' : `${currency}: mude a moeda da loja para JPY antes de enviar`;
  if (primaryLocale === null) return money;
  if (primaryLocale === 'ja') return `${money}, japonês como idioma principal`;
  return hasJapanese
    ? `${money}, japonês como tradução`
    : `${money}, sem japonês: o produto vai em japonês assim mesmo`;
}
