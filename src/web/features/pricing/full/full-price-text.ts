import type { ExchangeRate } from '#contract/exchange-rates.ts';
import { clockInJapan, dayInJapan, daysInJapanSince } from '#domain/japan-time.ts';
import type { ForeignCurrency, SaleKind } from '#domain/pricing/full/calculation-inputs.ts';
import { formatDecimal } from '#domain/pricing/full/decimal-text.ts';
import type { OrderPart } from '#domain/pricing/full/order-shares.ts';
import { formatDay } from '#domain/text/format-day.ts';
import { formatYen } from '#domain/text/format-money.ts';

export const currencyUnits: Record<ForeignCurrency, string> = { USD: 'US$ 1', BRL: 'R$ 1', CNY: 'CN¥ 1' };

export const saleKindLabels: Record<SaleKind, string> = {
  abroad: 'Nenhum, envio direto do exterior',
  designated: 'Nenhum, mas couro, calçado ou malha',
  'abroad-2028': '10%, envio direto a partir de 1/4/2028',
  'food-2028': '8%, alimento a partir de 1/4/2028',
  stock: '10%, estoque no Japão',
  'food-stock': '8%, alimento em estoque no Japão',
};

export const partLooks: Record<OrderPart, { label: string; color: string }> = {
  product: { label: 'Produto', color: 'var(--color-yen-cost)' },
  shipping: { label: 'Frete', color: 'var(--color-yen-shipping)' },
  other: { label: 'Embalagem e outros', color: 'var(--color-washi-400)' },
  fees: { label: 'Taxas do canal', color: 'var(--color-shu-300)' },
  fixed: { label: 'Mensalidade e saque', color: 'var(--color-kin-400)' },
  refunds: { label: 'Reembolsos', color: 'var(--color-list-purple)' },
  ads: { label: 'Anúncio', color: 'var(--color-yen-ads)' },
  payout: { label: 'Conversão para reais', color: 'var(--color-list-yellow)' },
  tax: { label: 'Imposto de consumo', color: 'var(--color-list-teal)' },
  net: { label: 'Fica com você', color: 'var(--color-yen-avg)' },
};

/** Basis points as a percentage with one decimal, rounded down so that it never looks better than it is. */
export const formatShare = (bp: number): string => `${formatDecimal(Math.floor(bp / 10), 1, 0)}%`;

export const formatRoas = (hundredths: number): string => formatDecimal(hundredths, 2);

/** Formats a rate: ¥152,40. */
export const formatRate = (yenMicro: number): string => `¥${formatDecimal(Math.round(yenMicro / 10_000), 2)}`;

export function describeRateAge({ fetchedAt }: Pick<ExchangeRate, 'fetchedAt'>, now: Date): string {
  const fetched = new Date(fetchedAt);
  const days = daysInJapanSince(fetched, now);
  const clock = `${clockInJapan(fetched)} JST`;
  if (days === 0) return `Cotação de hoje, ${clock}.`;
  if (days === 1) return `Cotação de ontem, ${clock}.`;
  return `Cotação de ${formatDay(dayInJapan(fetched))}, há ${days} dias.`;
}

export const describeShares = (shares: readonly { part: OrderPart; amount: number }[]): string =>
  shares.map(({ part, amount }) => `${partLooks[part].label} ${formatYen(amount)}`).join(', ');
