import type { ReactNode } from 'react';
import type { PricingInput } from '#domain/pricing/pricing.ts';
import { breakDownPrice, type YenPart, type YenShare } from '#domain/pricing/pricing-breakdown.ts';
import { formatYen } from '#domain/text/format-money.ts';
import { CopyYen } from './figures.tsx';

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

export function YenBreakdown({ input }: { input: PricingInput }) {
  const shares = breakDownPrice(input);
  const missing = -Math.min(0, ...shares.map((share) => share.amount));
  const looks = shares.map(({ part, amount, percentage }) => ({
    ...parts[part],
    amount,
    share: `${percentage}%`,
    inBar: percentage >= ROOM_FOR_TEXT && `${percentage}%`,
  }));
  return (
    <section aria-labelledby="yen-breakdown">
      <h2 id="yen-breakdown" className="h3">
        Para onde vai cada iene
      </h2>
      <YenBar description={describeShares(shares)} shares={looks} />
      <div className="mt-2.5 flex flex-wrap gap-y-2.5 text-sm/[1.3] text-fg-muted" aria-hidden="true">
        {groups.map((group) => {
          const amount = sumOf(shares, group.parts);
          if (amount <= 0) return null;
          return (
            <div key={group.label} className="min-w-min pr-[3px] last:pr-0" style={{ width: widthOf(amount, shares) }}>
              <div className="grid content-start gap-px border-t border-line-control pt-2">
                {group.label}
                <b className="font-display text-xl/[1.2] font-semibold text-fg tabular-nums">{formatYen(amount)}</b>
              </div>
            </div>
          );
        })}
      </div>
      {missing > 0 && (
        <p className="mt-4 text-sm text-danger" role="status">
          {`Faltam ${formatYen(missing)} no preço para cobrir custos e margens.`}
        </p>
      )}
      <YenLedger shares={looks} canCopy />
    </section>
  );
}

const describeShares = (shares: readonly YenShare[]): string =>
  shares.map(({ part, amount }) => `${parts[part].label} ${formatYen(amount)}`).join(', ');

/** As segments and brackets have their gap inside, those of equal shares meet. */
const widthOf = (amount: number, shares: readonly { amount: number }[]): string =>
  `${(amount * 100) / shares.reduce((sum, share) => sum + Math.max(0, share.amount), 0)}%`;

const sumOf = (shares: readonly YenShare[], names: readonly YenPart[]): number =>
  shares.filter((share) => names.includes(share.part)).reduce((sum, share) => sum + share.amount, 0);

type YenShareLook = {
  label: string;
  color: string;
  amount: number;
  share: string;
  /** What stands in its segment of the bar, if there is room. */
  inBar: ReactNode;
};

export function YenBar({ description, shares }: { description: string; shares: readonly YenShareLook[] }) {
  return (
    <div className="mt-3.5 flex h-18 overflow-hidden rounded-md bg-surface" role="img" aria-label={description}>
      {shares
        .filter(({ amount }) => amount > 0)
        .map(({ label, color, amount, inBar }) => (
          <span key={label} className="min-w-1.5 pr-[3px] last:pr-0" style={{ width: widthOf(amount, shares) }}>
            <span
              className="block h-full overflow-hidden rounded-[3px] text-sm/6 font-[650] whitespace-nowrap text-sumi-950 tabular-nums"
              style={{ background: color }}
              title={label}
            >
              {inBar && <span className="block px-2.5 py-2">{inBar}</span>}
            </span>
          </span>
        ))}
    </div>
  );
}

export function YenLedger({ shares, canCopy = false }: { shares: readonly YenShareLook[]; canCopy?: boolean }) {
  return (
    <ul className="mt-7 grid">
      {shares.map(({ label, color, amount, share }) => (
        <li
          key={label}
          className="grid min-h-11 grid-cols-[0.75rem_1fr_auto_3.25rem_auto] items-center gap-3 border-t border-line max-[30rem]:grid-cols-[0.75rem_1fr_auto_2.5rem_auto] max-[30rem]:gap-2"
        >
          <span className="size-2.5 rounded-[2px]" style={{ background: color }} aria-hidden="true" />
          <span>{label}</span>
          <b className="font-display text-lg/none font-semibold tabular-nums">{formatYen(amount)}</b>
          <span className="text-right text-sm/6 text-fg-muted tabular-nums">{share}</span>
          {canCopy && <CopyYen name={label} amount={amount} />}
        </li>
      ))}
    </ul>
  );
}
