import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { calculatePrices } from '#domain/pricing.ts';
import { hasPremium } from '#domain/user-types.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import '#web/features/calculator/calculator.css';
import { CpaFigures } from '#web/features/calculator/cpa-figures.tsx';
import { PriceHead } from '#web/features/calculator/price-head.tsx';
import { PricingForm } from '#web/features/calculator/pricing-form.tsx';
import { usePricing } from '#web/features/calculator/use-pricing.ts';
import { YenBreakdown } from '#web/features/calculator/yen-breakdown.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';

export const Route = createFileRoute('/_app/calculator')({
  staticData: { title: 'Calculadora' },
  component: CalculatorPage,
});

function CalculatorPage() {
  const { userType } = useCurrentUser();
  const pricing = usePricing(hasPremium(userType));
  const result = calculatePrices(pricing.input);

  // Once open, this page needs no network: the rendering code of toasts is fetched now, not with the first one.
  useEffect(() => void import('#web/components/ui/toast-view.tsx').catch(() => {}), []);

  return (
    <div className="page">
      <PageHeader title="Calculadora" seal="calculator">
        Preço de venda, preço riscado, margem e CPA, tudo em iene.
      </PageHeader>
      <div className="calc">
        <PricingForm
          input={pricing.input}
          isSaving={pricing.isSaving}
          onChange={pricing.change}
          onToggleSaving={pricing.toggleSaving}
          onReset={pricing.reset}
        />
        <div className="calc-top" aria-live="polite" aria-atomic="true">
          <PriceHead {...result} />
        </div>
        <div className="grid content-start gap-9">
          <CpaFigures {...result} />
          <YenBreakdown input={pricing.input} />
          <Alert variant="info">
            {result.comparisonPrice === undefined
              ? 'Com 100% de desconto o produto sai de graça: nenhum preço riscado, por mais alto que seja, chega a esse valor.'
              : 'No Japão, o preço riscado precisa ter sido cobrado de verdade: por mais da metade das últimas 8 semanas, por 2 semanas ao todo e há no máximo 2 semanas. Produto novo ainda não tem preço riscado.'}
          </Alert>
        </div>
      </div>
    </div>
  );
}
