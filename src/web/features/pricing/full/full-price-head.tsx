import type { OrderResult } from '#domain/pricing/full/order-result.ts';
import { formatYen } from '#domain/text/format-yen.ts';
import { CopyYen } from '../price-head.tsx';
import { formatShare } from './full-price-text.ts';

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
