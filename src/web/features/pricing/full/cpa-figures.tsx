import type { PricingResult } from '#domain/pricing/pricing.ts';
import { formatYen } from '#domain/text/format-yen.ts';
import { CopyYen } from '../price-head.tsx';

/** Target and maximum ad cost per sale (CPA), with an explanation of each figure. */
export function CpaFigures({ cpaTarget, maximumCpa }: PricingResult) {
  return (
    <dl className="calc-cpa">
      <Figure name="CPA alvo" amount={cpaTarget}>
        {cpaTarget < 0
          ? 'Custos e margens passam do preço: não sobra para anúncio.'
          : 'Pague até aqui e fique com as duas margens.'}
      </Figure>
      <Figure name="CPA máximo" amount={maximumCpa}>
        {maximumCpa < 0
          ? 'Mesmo sem a margem média, o preço não cobre os custos.'
          : 'Acima disso, você perde a margem mínima.'}
      </Figure>
    </dl>
  );
}

function Figure({ name, amount, children }: { name: string; amount: number; children: string }) {
  return (
    <div>
      <dt className="calc-label">
        {name}
        <CopyYen name={name} amount={amount} />
      </dt>
      <dd className="calc-cpa-value">{formatYen(amount)}</dd>
      <dd className="calc-cpa-note">{children}</dd>
    </div>
  );
}
