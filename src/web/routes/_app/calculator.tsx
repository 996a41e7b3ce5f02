import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { hasPremium } from '#domain/accounts/user-types.ts';
import { supplierYen } from '#domain/pricing/full/order-result.ts';
import { calculatePrices } from '#domain/pricing/pricing.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { calculationsQuery } from '#web/features/pricing/calculations.queries.ts';
import { CalculatorColumns, FullSkeleton } from '#web/features/pricing/calculator-columns.tsx';
import {
  type CalculatorSearch,
  type CalculatorTab,
  readCalculatorSearch,
} from '#web/features/pricing/calculator-search-params.ts';
import { ComparisonPrice, CpaFigures, PriceHead } from '#web/features/pricing/figures.tsx';
import { PricingForm } from '#web/features/pricing/pricing-form.tsx';
import { usePricing } from '#web/features/pricing/use-pricing.ts';
import { ratesQuery, supplierCostOf, useProductCost } from '#web/features/pricing/use-product-cost.ts';
import { YenBreakdown } from '#web/features/pricing/yen-breakdown.tsx';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

export const Route = createFileRoute('/_app/calculator')({
  staticData: { title: 'Calculadora' },
  validateSearch: readCalculatorSearch,
  component: CalculatorPage,
});

const loadFull = () => import('#web/features/pricing/full/full-calculator.tsx');
/** Loaded with its tab, so that the quick calculator does not wait for it. */
const FullCalculator = lazy(() => loadFull().then((module) => ({ default: module.FullCalculator })));
/** A failure is reported when the tab is actually opened. */
const warmFull = () => void loadFull().catch(() => undefined);

function CalculatorPage() {
  const { userType } = useCurrentUser();
  const { aba = 'rapida', calculo, produto } = Route.useSearch();
  const cost = useProductCost(produto);
  const rates = useQuery({ ...ratesQuery(), enabled: cost !== undefined && cost.amount.unit !== 'JPY' }).data?.rates;
  const supplier =
    cost && supplierCostOf(cost.amount, Object.fromEntries((rates ?? []).map((rate) => [rate.currency, rate])));
  // Nothing without a rate.
  const yen = supplier ? supplierYen(supplier) : 0;
  const pricing = usePricing(hasPremium(userType), cost && supplier && { productId: cost.productId, yen });
  // The complete one begins with what was saved for the product.
  const saved = useQuery({ ...calculationsQuery(produto ?? ''), enabled: produto !== undefined && aba === 'completa' });
  const isSaved = aba === 'completa' && (saved.data?.calculations.length ?? 0) > 0;
  const navigate = Route.useNavigate();

  // This page works offline once open, so the rendering code of toasts is loaded now, not with the first toast.
  useEffect(() => void import('#web/components/ui/toast/toast-view.tsx').catch(() => {}), []);

  const search = (next: CalculatorSearch) =>
    void navigate({ search: readCalculatorSearch(next), replace: true, resetScroll: false });
  // Drops `calculo` from the address, so that a reload shows the edited form, not the saved calculation.
  const handleProduct = (product: string | undefined) =>
    search({ aba: 'completa', ...(product && { produto: product }) });

  return (
    <div className="page">
      <PageHeader title="Calculadora" seal="calculator">
        {aba === 'rapida'
          ? 'Uma ideia de preço: custo vezes o multiplicador. A Completa parte da sua margem, com câmbio, taxas e imposto.'
          : 'O preço que deixa a sua margem, com câmbio, taxas e imposto na conta. A Rápida só multiplica o custo.'}
      </PageHeader>
      <Tabs
        value={aba}
        // The triggers below have no other values.
        onValueChange={(tab) => search({ aba: tab as CalculatorTab, ...(produto && { produto }) })}
      >
        <TabsList aria-label="Calculadora" className="mb-7">
          <TabsTrigger value="rapida">Rápida</TabsTrigger>
          <TabsTrigger value="completa" onPointerEnter={warmFull} onFocus={warmFull}>
            Completa
          </TabsTrigger>
        </TabsList>
        {cost && (aba === 'completa' ? !saved.isLoading : yen > 0) && (
          <p className="mb-5 text-fg-muted text-sm">
            {isSaved ? 'Conta de ' : 'Custo de '}
            <Link to="/produtos/$productId" params={{ productId: cost.productId }} className="link">
              {cost.name}
            </Link>
            {isSaved ? '.' : ', como o fornecedor escreveu. Confira.'}
          </p>
        )}
        <TabsContent value="rapida">
          <QuickCalculator pricing={pricing} />
        </TabsContent>
        <TabsContent value="completa">
          <Suspense fallback={<FullSkeleton />}>
            <FullCalculator calculationId={calculo} productId={produto} onProduct={handleProduct} />
          </Suspense>
        </TabsContent>
      </Tabs>
    </div>
  );
}

function QuickCalculator({ pricing }: { pricing: ReturnType<typeof usePricing> }) {
  const result = calculatePrices(pricing.input);
  return (
    <CalculatorColumns>
      <PricingForm
        input={pricing.input}
        isSaving={pricing.isSaving}
        onChange={pricing.change}
        onToggleSaving={pricing.toggleSaving}
        onReset={pricing.reset}
      />
      <PriceHead price={result.salePrice}>
        <ComparisonPrice amount={result.comparisonPrice} />
      </PriceHead>
      <div className="grid content-start gap-9">
        <CpaFigures {...result} />
        <YenBreakdown input={pricing.input} />
        <Alert variant="info">
          {result.comparisonPrice === undefined
            ? 'Com 100% de desconto o produto sai de graça: nenhum preço riscado, por mais alto que seja, chega a esse valor.'
            : 'No Japão, o preço riscado precisa ter sido cobrado de verdade: por 2 semanas ou mais, em mais da metade das últimas 8 semanas, e até 2 semanas atrás.'}
        </Alert>
      </div>
    </CalculatorColumns>
  );
}
