import type { ReactNode } from 'react';
import type { Calculation } from '#domain/pricing/full/calculate.ts';
import type { CalculationInputs } from '#domain/pricing/full/calculation-inputs.ts';
import { formatDecimal } from '#domain/pricing/full/decimal-text.ts';
import { payoutCentavos } from '#domain/pricing/full/exchange-table.ts';
import type { OrderResult } from '#domain/pricing/full/order-result.ts';
import { shareOrder } from '#domain/pricing/full/order-shares.ts';
import { formatReais, formatYen } from '#domain/text/format-money.ts';
import { Figure } from '../figures.tsx';
import { YenBar, YenLedger } from '../yen-breakdown.tsx';
import { describeShares, formatRoas, formatShare, partLooks } from './full-price-text.ts';

type OrderFiguresProps = {
  inputs: CalculationInputs;
  order: OrderResult;
  calculation: Calculation;
  /** Yen for one real; without it the profit is shown in yen only. */
  realMicro: number | undefined;
};

export function OrderFigures({ inputs, order, calculation, realMicro }: OrderFiguresProps) {
  const { targetCpa, targetRoas, maxCpc } = calculation;
  // The conversion cost has already been deducted.
  const inReais = realMicro ? `Cerca de ${formatReais(payoutCentavos(order.net, realMicro))}, ` : '';
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-2 border-y border-line md:grid-cols-3">
        <OrderFigure name="Lucro por venda" value={formatYen(order.net)}>
          {inReais ? `${inReais}depois dos custos acima.` : 'Depois dos custos acima.'}
        </OrderFigure>
        <OrderFigure name="CPA de empate" value={formatYen(order.breakEvenCpa)}>
          {order.contribution > 0 ? 'Acima disso, você paga para vender.' : 'Não sobra nada para anúncio.'}
        </OrderFigure>
        <OrderFigure
          name="ROAS de empate"
          value={order.breakEvenRoas === undefined ? 'Não existe' : formatRoas(order.breakEvenRoas)}
        >
          {order.cpa > 0 ? `Hoje: ${formatRoas(Math.floor((order.gross * 100) / order.cpa))}` : 'Sem anúncio na conta.'}
        </OrderFigure>
      </dl>
      {targetRoas !== undefined && targetCpa * MAX_SENSIBLE_ROAS >= order.price && (
        <p className="text-sm text-fg-muted tabular-nums">
          {`Para manter ${formatShare(inputs.targetMarginBp)}: até ${formatYen(targetCpa)} de anúncio por venda (CPA), ou vendas de ${formatDecimal(targetRoas, 2, 0)} vezes o gasto com anúncio (ROAS). `}
          {`Se ${formatShare(inputs.conversionBp)} das visitas compram, um clique pode custar até ${formatYen(maxCpc)} sem prejuízo.`}
        </p>
      )}
    </div>
  );
}

/** With less for ads than a twentieth of the price none can be bought: what it would have to bring says nothing. */
const MAX_SENSIBLE_ROAS = 20;

function OrderFigure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <Figure
      name={name}
      value={value}
      valueSize="text-[1.875rem]/none"
      className="pr-3 max-md:first:col-span-full max-md:not-first:border-t max-md:last:border-l max-md:last:pl-4 md:not-first:border-l md:not-first:pl-5"
    >
      {children}
    </Figure>
  );
}

/** Minimum shares of the price at which a segment has room for the figure, and on a wide bar for the label too. */
const ROOM_FOR_FIGURE = 800;
const ROOM_FOR_WORD = 1500;

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
      <YenLedger shares={looks.filter(({ amount }) => amount !== 0)} />
    </section>
  );
}
