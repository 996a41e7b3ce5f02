import { exchangeRows } from '#domain/pricing/full/calculate.ts';
import type { CalculationInputs } from '#domain/pricing/full/calculation-inputs.ts';
import { formatYen } from '#domain/text/format-yen.ts';
import { cn } from '#web/lib/cn.ts';
import { FigureRow } from './figure-row.tsx';
import { currencyUnits, formatRate, formatShare } from './full-price-text.ts';

type ExchangeTableProps = {
  inputs: CalculationInputs;
  price: number;
  day: string;
  /** The freight is paid in the supplier's currency. */
  movesFreight: boolean;
};

/** The same price if the supplier's currency gets more expensive or cheaper. */
export function ExchangeTable({ inputs, price, day, movesFreight }: ExchangeTableProps) {
  const { supplier } = inputs;
  if (supplier.currency === 'JPY') return null;
  return (
    <section aria-labelledby="exchange-table">
      <h2 id="exchange-table" className="h3 mb-2">
        Se o câmbio mudar
      </h2>
      <table className="w-full tabular-nums max-md:text-sm/6">
        <thead>
          <FigureRow className="*:text-sm/6 *:text-fg-muted">
            <th scope="col">Câmbio</th>
            <th scope="col" className="max-sm:hidden">
              {currencyUnits[supplier.currency]}
            </th>
            <th scope="col">Custo</th>
            <th scope="col">{`Margem a ${formatYen(price)}`}</th>
            <th scope="col">{`Preço para ${formatShare(inputs.targetMarginBp)}`}</th>
          </FigureRow>
        </thead>
        <tbody>
          {exchangeRows(inputs, price, day, movesFreight).map((row) => (
            <FigureRow key={row.change} className={cn(row.change === 0 && 'bg-raised')}>
              <th scope="row">{describeChange(row.change)}</th>
              <td className="max-sm:hidden">{formatRate(row.rateMicro)}</td>
              <td>{formatYen(row.order.product)}</td>
              <td>{formatShare(row.order.marginBp)}</td>
              <td>{row.minimum === undefined ? 'Não existe' : formatYen(row.minimum)}</td>
            </FigureRow>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const describeChange = (change: number): string =>
  change === 0 ? 'Agora' : `${change > 0 ? '+' : '−'}${Math.abs(change)}%`;
