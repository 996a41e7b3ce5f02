import { commissionTiers, salesRange } from '#domain/affiliate.ts';

/** A staircase for the eye, a plain table for everyone else: sales and percentage, step by step. */
export function CommissionTable() {
  return (
    <table className="commission">
      <caption className="sr-only">Comissão mensal por número de vendas</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Comissão</th>
          <th scope="col">Vendas no mês</th>
        </tr>
      </thead>
      <tbody>
        {commissionTiers.map((tier, step) => (
          <tr key={tier.minSales} data-step={step}>
            <td className="commission-percentage">{`${tier.percentage}%`}</td>
            <td className="commission-sales">{tier.minSales === 0 ? salesRange(tier) : `${tier.minSales}+ vendas`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
