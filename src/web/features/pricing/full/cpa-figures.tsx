import type { PricingResult } from '#domain/pricing/pricing.ts';
import { formatYen } from '#domain/text/format-yen.ts';
import { CopyYen, Figure } from '../figure.tsx';

/** Target and maximum ad cost per sale (CPA), with an explanation of each figure. */
export function CpaFigures({ cpaTarget, maximumCpa }: PricingResult) {
  return (
    <dl className="grid border-y border-line min-[30rem]:grid-cols-2">
      <CpaFigure name="CPA alvo" amount={cpaTarget}>
        {cpaTarget < 0
          ? 'Custos e margens passam do preço: não sobra para anúncio.'
          : 'Pague até aqui e fique com as duas margens.'}
      </CpaFigure>
      <CpaFigure name="CPA máximo" amount={maximumCpa}>
        {maximumCpa < 0
          ? 'Mesmo sem a margem média, o preço não cobre os custos.'
          : 'Acima disso, você perde a margem mínima.'}
      </CpaFigure>
    </dl>
  );
}

function CpaFigure({ name, amount, children }: { name: string; amount: number; children: string }) {
  return (
    <Figure
      name={
        <>
          {name}
          <CopyYen name={name} amount={amount} />
        </>
      }
      value={formatYen(amount)}
      valueSize="text-[2.25rem]/none"
      className="max-[30rem]:not-first:border-t min-[30rem]:not-first:border-l min-[30rem]:not-first:pl-5"
    >
      {children}
    </Figure>
  );
}
