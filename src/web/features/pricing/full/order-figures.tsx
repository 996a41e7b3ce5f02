import type { ReactNode } from 'react';
import type { Calculation } from '#domain/pricing/full/calculate.ts';
import type { CalculationInputs } from '#domain/pricing/full/calculation-inputs.ts';
import { payoutCentavos } from '#domain/pricing/full/exchange-table.ts';
import type { OrderResult } from '#domain/pricing/full/order-result.ts';
import { formatYen } from '#domain/text/format-yen.ts';
import { formatReais, formatRoas, formatShare } from './full-price-text.ts';

type OrderFiguresProps = {
  inputs: CalculationInputs;
  order: OrderResult;
  calculation: Calculation;
  /** Yen for one real; without it the profit is shown in yen only. */
  realMicro: number | undefined;
};

/** Profit per sale, and the limit for ad costs. */
export function OrderFigures({ inputs, order, calculation, realMicro }: OrderFiguresProps) {
  const { targetCpa, targetRoas, maxCpc } = calculation;
  // The conversion cost has already been deducted.
  const inReais = realMicro ? `Cerca de ${formatReais(payoutCentavos(order.net, realMicro, 0))}, ` : '';
  return (
    <div className="grid gap-3">
      <dl className="full-figures">
        <Figure name="Lucro por venda" value={formatYen(order.net)}>
          {inReais ? `${inReais}depois dos custos acima.` : 'Depois dos custos acima.'}
        </Figure>
        <Figure name="CPA de empate" value={formatYen(order.breakEvenCpa)}>
          {order.contribution > 0 ? 'Acima disso, você paga para vender.' : 'Não sobra nada para anúncio.'}
        </Figure>
        <Figure
          name="ROAS de empate"
          value={order.breakEvenRoas === undefined ? 'Não existe' : formatRoas(order.breakEvenRoas)}
        >
          {order.cpa > 0 ? `Hoje: ${formatRoas(Math.floor((order.gross * 100) / order.cpa))}` : 'Sem anúncio na conta.'}
        </Figure>
      </dl>
      {targetCpa > 0 && targetRoas !== undefined && (
        <p className="text-sm text-fg-muted tabular-nums">
          {`Para manter ${formatShare(inputs.targetMarginBp)}: CPA até ${formatYen(targetCpa)}, ROAS a partir de ${formatRoas(targetRoas)}. `}
          {`Se ${formatShare(inputs.conversionBp)} das visitas compram, um clique pode custar até ${formatYen(maxCpc)} sem prejuízo.`}
        </p>
      )}
    </div>
  );
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div>
      <dt className="calc-label">{name}</dt>
      <dd className="full-figure-value">{value}</dd>
      <dd className="calc-cpa-note tabular-nums">{children}</dd>
    </div>
  );
}
