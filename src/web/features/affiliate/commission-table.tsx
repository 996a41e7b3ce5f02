import { type CommissionTier, commissionTiers, salesRange } from '#domain/site/affiliate.ts';
import { cn } from '#web/lib/cn.ts';

const shortRange = (tier: CommissionTier) => (tier.minSales === 0 ? salesRange(tier) : `${tier.minSales}+ vendas`);

/** The height of each step of the staircase. */
const steps = ['border-fg pb-4', 'border-fg pb-11', 'border-fg pb-18', 'border-accent pb-30'];

/** Visually a staircase; a real table for screen readers, because a table cannot be laid out as a staircase. */
export function CommissionTable() {
  return (
    <>
      <table className="sr-only">
        <caption>Comissão mensal por número de vendas</caption>
        <thead>
          <tr>
            <th scope="col">Vendas no mês</th>
            <th scope="col">Comissão</th>
          </tr>
        </thead>
        <tbody>
          {commissionTiers.map((tier) => (
            <tr key={tier.minSales}>
              <th scope="row">{salesRange(tier)}</th>
              <td>{`${tier.percentage}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-5 grid grid-cols-4 items-end gap-2" aria-hidden="true">
        {commissionTiers.map((tier, step) => (
          <div
            key={tier.minSales}
            className={cn('rounded-b-sm border-t-2 bg-surface px-3.5 pt-3 max-[30rem]:px-2', steps[step])}
          >
            <b className="block font-display text-[clamp(1.5rem,1rem+2.2vw,2.75rem)]/none font-[650] tracking-[-0.03em] tabular-nums">
              {`${tier.percentage}%`}
            </b>
            <span className="mt-1 block text-sm/[1.3] text-fg-muted max-[30rem]:text-xs/[1.3]">{shortRange(tier)}</span>
          </div>
        ))}
      </div>
    </>
  );
}
