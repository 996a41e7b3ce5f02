import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { calculate, exchangeRows } from '#domain/pricing/full/calculate.ts';
import type { CalculationInputs } from '#domain/pricing/full/calculation-inputs.ts';
import { FEE_PRESETS } from '#domain/pricing/full/fee-presets.ts';
import type { OrderResult } from '#domain/pricing/full/order-result.ts';
import { formatYen } from '#domain/text/format-money.ts';
import { Button } from '#web/components/ui/button.tsx';
import { cn } from '#web/lib/cn.ts';
import { currencyUnits, formatRate, formatRoas, formatShare } from './full-price-text.ts';
import type { Scenario } from './use-full-price.ts';

type ExchangeTableProps = {
  inputs: CalculationInputs;
  price: number;
  day: string;
};

/** The same price if the supplier's currency gets more expensive or cheaper. */
export function ExchangeTable({ inputs, price, day }: ExchangeTableProps) {
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
          {exchangeRows(inputs, price, day).map((row) => (
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

type ScenarioTableProps = {
  scenarios: readonly Scenario[];
  day: string;
  onOpen: (scenario: Scenario) => void;
  onRemove: (scenario: Scenario) => void;
};

const rows: readonly { label: string; show: (order: OrderResult) => string; best?: (order: OrderResult) => number }[] =
  [
    { label: 'Preço', show: ({ price }) => formatYen(price) },
    { label: 'Margem', show: ({ marginBp }) => formatShare(marginBp), best: ({ marginBp }) => marginBp },
    { label: 'Lucro', show: ({ net }) => formatYen(net), best: ({ net }) => net },
    { label: 'Produto', show: ({ product }) => formatYen(product) },
    { label: 'Taxas', show: ({ fee, feeTax }) => formatYen(fee + feeTax) },
    { label: 'CPA de empate', show: ({ breakEvenCpa }) => formatYen(breakEvenCpa) },
    {
      label: 'ROAS de empate',
      show: ({ breakEvenRoas }) => (breakEvenRoas === undefined ? '–' : formatRoas(breakEvenRoas)),
    },
  ];

/** Up to three calculations side by side; the best value of each row is labelled. */
export function ScenarioTable({ scenarios, day, onOpen, onRemove }: ScenarioTableProps) {
  if (scenarios.length === 0) return null;
  const orders = scenarios.map(({ inputs }) => calculate(inputs, day).order);
  return (
    <section aria-labelledby="scenarios">
      <h2 id="scenarios" className="h3 mb-2">
        Cenários lado a lado
      </h2>
      <table className="w-full tabular-nums max-md:table-fixed max-md:text-sm/6 max-md:wrap-anywhere">
        <thead>
          <FigureRow className="[&>th]:align-bottom [&>th]:text-sm/6 [&>th]:font-[550]">
            <td />
            {scenarios.map((scenario) => (
              <th key={scenario.id} scope="col">
                {scenario.name}
                <Note className="max-md:hidden">
                  {FEE_PRESETS.find(({ id }) => id === scenario.inputs.presetId)?.name ?? 'Outro canal'}
                </Note>
              </th>
            ))}
          </FigureRow>
        </thead>
        <tbody>
          {rows.map(({ label, show, best }) => {
            const top = best && topOf(orders, best);
            return (
              <FigureRow key={label}>
                <th scope="row" className="text-sm/6 text-fg-muted">
                  {label}
                </th>
                {orders.map((order, index) => (
                  <td key={scenarios[index]?.id}>
                    {order ? show(order) : '–'}
                    {order && top !== undefined && best?.(order) === top && <Note>maior</Note>}
                  </td>
                ))}
              </FigureRow>
            );
          })}
          <FigureRow>
            <th scope="row" className="sr-only">
              Ações
            </th>
            {scenarios.map((scenario) => (
              <td key={scenario.id}>
                <span className="inline-flex flex-wrap justify-end">
                  <Button size="sm" variant="ghost" onClick={() => onOpen(scenario)}>
                    Abrir
                    <span className="sr-only">{` ${scenario.name}`}</span>
                  </Button>
                  <Button
                    size="icon-sm"
                    variant="ghost"
                    aria-label={`Remover ${scenario.name}`}
                    onClick={() => onRemove(scenario)}
                  >
                    <X aria-hidden="true" />
                  </Button>
                </span>
              </td>
            ))}
          </FigureRow>
        </tbody>
      </table>
    </section>
  );
}

const Note = ({ className, children }: { className?: string; children: string }) => (
  <small className={cn('block text-xs/6 font-normal text-fg-muted', className)}>{children}</small>
);

/** Undefined when all values are equal or there is only one. */
function topOf(orders: readonly (OrderResult | undefined)[], read: (order: OrderResult) => number) {
  const values = orders.flatMap((order) => (order ? [read(order)] : []));
  const top = Math.max(...values);
  return values.length > 1 && values.some((value) => value !== top) ? top : undefined;
}

const FigureRow = ({ className, ...props }: ComponentProps<'tr'>) => (
  <tr
    className={cn(
      '*:border-b *:border-line *:px-1 *:py-2.5 *:text-right *:font-normal *:first:text-left md:*:px-2 md:*:first:pl-1',
      className,
    )}
    {...props}
  />
);
