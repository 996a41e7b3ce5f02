import { formatYen } from '#domain/format-yen.ts';
import type { OrderResult } from '#domain/full-price/order-result.ts';
import { formatShare } from './full-price-text.ts';
import { CopyYen } from './price-head.tsx';

/** The price with what it leaves. */
export function FullPriceHead({ order }: { order: OrderResult | undefined }) {
  return (
    <div className="calc-price">
      <div className="min-w-0">
        <p className="calc-label">
          Preço de venda
          {order && <CopyYen name="preço de venda" amount={order.price} />}
        </p>
        <p className="calc-price-value" data-long={formatYen(order?.price ?? 0).length > 8}>
          {order ? formatYen(order.price) : '–'}
        </p>
      </div>
      {order && (
        <div className="calc-compare">
          <p className="calc-label justify-end">Margem</p>
          <p className="full-margin" data-loss={order.net < 0}>
            {formatShare(order.marginBp)}
          </p>
          <p className="calc-cpa-note tabular-nums">{formatYen(order.net)}</p>
        </div>
      )}
    </div>
  );
}
