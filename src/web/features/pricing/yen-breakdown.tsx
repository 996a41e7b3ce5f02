import type { PricingInput } from '#domain/pricing/pricing.ts';
import { breakDownPrice, type YenPart, type YenShare } from '#domain/pricing/pricing-breakdown.ts';
import { formatYen } from '#domain/text/format-yen.ts';
import { CopyYen } from './price-head.tsx';

const parts: Record<YenPart, { label: string; color: string }> = {
  product: { label: 'Produto', color: 'var(--color-yen-cost)' },
  shipping: { label: 'Frete', color: 'var(--color-yen-shipping)' },
  cpa: { label: 'CPA alvo', color: 'var(--color-yen-ads)' },
  minMargin: { label: 'Margem mínima', color: 'var(--color-yen-min)' },
  avgMargin: { label: 'Margem média', color: 'var(--color-yen-avg)' },
};

const groups = [
  { label: 'Custo', parts: ['product', 'shipping'] },
  { label: 'Anúncio', parts: ['cpa'] },
  { label: 'Fica com você', parts: ['minMargin', 'avgMargin'] },
] as const satisfies readonly { label: string; parts: readonly YenPart[] }[];

/** Segments with a smaller share have no room for the figure. */
const ROOM_FOR_TEXT = 8;

/** Where each yen of the price goes, as a bar and as a list. */
export function YenBreakdown({ input }: { input: PricingInput }) {
  const shares = breakDownPrice(input);
  const missing = -Math.min(0, ...shares.map((share) => share.amount));
  return (
    <section aria-labelledby="yen-breakdown">
      <h2 id="yen-breakdown" className="h3">
        Para onde vai cada iene
      </h2>
      <div className="yen-bar" role="img" aria-label={describeShares(shares)}>
        {shares
          .filter((share) => share.amount > 0)
          .map((share) => (
            <span
              key={share.part}
              style={{ flex: `${share.amount} 1 0`, background: parts[share.part].color }}
              title={parts[share.part].label}
            >
              {share.percentage >= ROOM_FOR_TEXT && `${share.percentage}%`}
            </span>
          ))}
      </div>
      <div className="yen-groups" aria-hidden="true">
        {groups.map((group) => {
          const amount = sumOf(shares, group.parts);
          if (amount <= 0) return null;
          return (
            <div key={group.label} style={{ flex: `${amount} 1 0` }}>
              {group.label}
              <b>{formatYen(amount)}</b>
            </div>
          );
        })}
      </div>
      {missing > 0 && (
        <p className="mt-4 text-sm text-danger" role="status">
          {`Faltam ${formatYen(missing)} no preço para cobrir custos e margens.`}
        </p>
      )}
      <ul className="yen-ledger">
        {shares.map((share) => (
          <li key={share.part}>
            <span className="yen-dot" style={{ background: parts[share.part].color }} aria-hidden="true" />
            <span>{parts[share.part].label}</span>
            <b>{formatYen(share.amount)}</b>
            <span className="yen-share">{`${share.percentage}%`}</span>
            <CopyYen name={parts[share.part].label} amount={share.amount} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const describeShares = (shares: readonly YenShare[]): string =>
  shares.map(({ part, amount }) => `${parts[part].label} ${formatYen(amount)}`).join(', ');

const sumOf = (shares: readonly YenShare[], names: readonly YenPart[]): number =>
  shares.filter((share) => names.includes(share.part)).reduce((sum, share) => sum + share.amount, 0);
