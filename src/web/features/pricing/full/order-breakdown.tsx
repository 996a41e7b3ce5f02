import type { OrderResult } from '#domain/pricing/full/order-result.ts';
import { shareOrder } from '#domain/pricing/full/order-shares.ts';
import { formatYen } from '#domain/text/format-yen.ts';
import { describeShares, formatShare, partLooks } from './full-price-text.ts';

/** Minimum shares of the price at which a segment has room for the figure, and on a wide bar for the label too. */
const ROOM_FOR_FIGURE = 800;
const ROOM_FOR_WORD = 1500;

/** Where each yen of the price goes: a bar with labels, and the full list. */
export function OrderBreakdown({ order }: { order: OrderResult }) {
  const shares = shareOrder(order);
  return (
    <section aria-labelledby="order-breakdown" className="@container">
      <h2 id="order-breakdown" className="h3">
        Para onde vai cada iene
      </h2>
      <div className="yen-bar" role="img" aria-label={describeShares(shares)}>
        {shares
          .filter(({ amount }) => amount > 0)
          .map(({ part, amount, shareBp }) => (
            <span
              key={part}
              style={{ flex: `${amount} 1 0`, background: partLooks[part].color }}
              title={partLooks[part].label}
            >
              {shareBp >= ROOM_FOR_FIGURE && formatShare(shareBp)}
              {shareBp >= ROOM_FOR_WORD && <small className="hidden @2xl:block">{partLooks[part].label}</small>}
            </span>
          ))}
      </div>
      <ul className="yen-ledger full-ledger">
        {shares.map(({ part, amount, shareBp }) => (
          <li key={part}>
            <span className="yen-dot" style={{ background: partLooks[part].color }} aria-hidden="true" />
            <span>{partLooks[part].label}</span>
            <b>{formatYen(amount)}</b>
            <span className="yen-share">{formatShare(shareBp)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
