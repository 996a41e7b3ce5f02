import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ExchangeRate, getExchangeRates } from '#contract/exchange-rates.ts';
import { suggestFields } from '#contract/robots/suggest-fields.ts';
import { currencies, DEFAULT_SPREAD_BP, type SupplierCost } from '#domain/pricing/full/order-inputs.ts';
import type { Amount } from '#domain/sheet/sheet.ts';
import { call } from '#web/lib/api/api.ts';
import { productQuery } from '#web/lib/api/product-query.ts';

const RATES_STALE_MS = 10 * 60_000;

export const ratesQuery = () =>
  queryOptions({
    queryKey: ['exchange-rates'],
    queryFn: ({ signal }) => call(getExchangeRates, {}, { signal }),
    staleTime: RATES_STALE_MS,
  });

export type ProductCost = {
  productId: string;
  name: string;
  amount: Amount;
};

/** Unit cost of a product: from its sheet, otherwise from the supplier's text. */
export function useProductCost(productId: string | undefined): ProductCost | undefined {
  const { data: product } = useQuery({ ...productQuery(productId ?? ''), enabled: productId !== undefined });
  const accepted = product?.sheet?.supplier_cost?.value[0]?.amount;
  const text = product?.source.trim() ?? '';
  const { data: read } = useQuery({
    queryKey: ['supplier-cost', text],
    queryFn: ({ signal }) => call(suggestFields, { body: { text } }, { signal }),
    enabled: !accepted && text !== '',
    staleTime: Number.POSITIVE_INFINITY,
    // Without a result the person types the cost.
    retry: false,
  });
  const amount = accepted ?? read?.suggestions.find(({ field }) => field === 'supplier_cost')?.value[0]?.amount;
  return useMemo(() => product && amount && { productId: product.id, name: product.name, amount }, [product, amount]);
}

/** Converts to the calculator's cost type; undefined for an unsupported currency. */
export function supplierCostOf(
  { number, unit }: Amount,
  rates: Partial<Record<string, ExchangeRate>>,
): SupplierCost | undefined {
  const currency = currencies.find((each) => each === unit);
  if (!currency) return undefined;
  if (currency === 'JPY') return { currency, amount: Math.round(number) };
  const rateMicro = rates[currency]?.yenMicro ?? 0;
  return { currency, amountMinor: Math.round(number * 100), rateMicro, spreadBp: DEFAULT_SPREAD_BP };
}
