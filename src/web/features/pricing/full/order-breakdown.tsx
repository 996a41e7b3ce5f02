import type { OrderResult } from '#domain/pricing/full/order-result.ts';
import { shareOrder } from '#domain/pricing/full/order-shares.ts';
import { YenBar, YenLedger } from '../yen-shares.tsx';
import { describeShares, formatShare, partLooks } from './full-price-text.ts';

/** Minimum shares of the price at which a segment has room for the figure, and on a wide bar for the label too. */
const ROOM_FOR_FIGURE = 800;
const ROOM_FOR_WORD = 1500;

/** Where each yen of the price goes: a bar with labels, and the full list. */
export function OrderBreakdown({ order }: { order: OrderResult }) {
  const shares = shareOrder(order);
  const looks = shares.map(({ part, amount, shareBp }) => ({
    ...partLooks[part],
    amount,
    share: formatShare(shareBp),
    inBar: (
      <>
        {shareBp >= ROOM_FOR_FIGURE && formatShare(shareBp)}
        {shareBp >= ROOM_FOR_WORD && (
          <small className="hidden truncate text-xs/6 font-[550] @2xl:block">{partLooks[part].label}</small>
        )}
      </>
    ),
  }));
  return (
    <section aria-labelledby="order-breakdown" className="@container">
      <h2 id="order-breakdown" className="h3">
        Para onde vai cada iene
      </h2>
      <YenBar description={describeShares(shares)} shares={looks} />
      <YenLedger shares={looks} />
    </section>
  );
}
