import { type CommissionTier, commissionTiers, salesRange } from '#domain/site/affiliate.ts';

const shortRange = (tier: CommissionTier) => (tier.minSales === 0 ? salesRange(tier) : `${tier.minSales}+ vendas`);

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
      <div className="commission" aria-hidden="true">
        {commissionTiers.map((tier, step) => (
          <div key={tier.minSales} data-step={step}>
            <b>{`${tier.percentage}%`}</b>
            <span>{shortRange(tier)}</span>
          </div>
        ))}
      </div>
    </>
  );
}
