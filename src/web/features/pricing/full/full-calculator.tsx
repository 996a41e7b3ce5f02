import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RotateCcw, Scale } from 'lucide-react';
import { useEffect } from 'react';
import type { SavedCalculation } from '#contract/pricing.ts';
import { AppError } from '#domain/errors.ts';
import { dayInJapan } from '#domain/japan-time.ts';
import { type Calculation, calculate } from '#domain/pricing/full/calculate.ts';
import { type CalculationInputs, calculationLimits } from '#domain/pricing/full/calculation-inputs.ts';
import type { PriceNote } from '#domain/pricing/full/price-notes.ts';
import { formatYen } from '#domain/text/format-money.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Slider } from '#web/components/ui/form/slider.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { calculationQuery, calculationsQuery } from '../calculations.queries.ts';
import { CalculatorColumns, FullSkeleton } from '../calculator-columns.tsx';
import { FigureName, PriceHead } from '../figures.tsx';
import { useProductCost } from '../use-product-cost.ts';
import { ChannelFields } from './channel-fields.tsx';
import { FullActions } from './full-actions.tsx';
import { formatShare } from './full-price-text.ts';
import { FieldGroup, type InputsProps, MoreFields, numberIn, PercentField, YenField } from './number-fields.tsx';
import { OrderBreakdown, OrderFigures } from './order-figures.tsx';
import { EndingChoice } from './price-ending-choice.tsx';
import { ExchangeTable, ScenarioTable } from './price-tables.tsx';
import { ProductFields } from './product-fields.tsx';
import { useFullPrice } from './use-full-price.ts';

type FullCalculatorProps = {
  calculationId?: string | undefined;
  productId?: string | undefined;
  /** Called when a calculation of a product was opened or saved, or when the requested one no longer exists. */
  onProduct: (productId: string | undefined) => void;
};

export function FullCalculator({ calculationId, productId, onProduct }: FullCalculatorProps) {
  const { data: saved, isLoading: isLookingForSaved } = useQuery({
    ...calculationsQuery(productId ?? ''),
    enabled: productId !== undefined,
  });
  const newest = saved?.calculations[0];
  const cost = useProductCost(calculationId || isLookingForSaved ? undefined : productId);
  const price = useFullPrice(cost);
  const { inputs, rates, scenarios } = price;
  const { supplier } = inputs;
  const day = dayInJapan(new Date());
  const hasRate = supplier.currency === 'JPY' || supplier.rateMicro > 0;
  const calculation = calculate(inputs, day);
  const order = hasRate ? calculation.order : undefined;

  const isOpening = useOpenCalculation(
    calculationId,
    (calculation) => {
      price.open(calculation.inputs, calculation.productId);
      onProduct(calculation.productId);
    },
    () => onProduct(productId),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a product, unless its price is in the form already.
  useEffect(() => {
    if (newest && productId && !calculationId && price.costOf !== productId) price.open(newest.inputs, productId);
  }, [newest?.id, productId]);
  if (isOpening) return <FullSkeleton />;

  return (
    <CalculatorColumns>
      <form
        className="grid min-w-0 content-start gap-5 lg:row-span-2"
        aria-label="Valores"
        onSubmit={(event) => event.preventDefault()}
      >
        {price.carried && (
          <p className="hint">{carriedWords[price.carried]} são os da sua última conta. Mude o que for diferente.</p>
        )}
        <ProductFields
          inputs={inputs}
          knownRate={supplier.currency === 'JPY' ? undefined : rates[supplier.currency]}
          isOwnRate={price.isOwnRate}
          onChange={price.change}
          onCurrency={price.chooseCurrency}
          onOwnRate={price.typeRate}
          onKnownRate={price.useKnownRate}
        />
        <ChannelFields inputs={inputs} onChange={price.change} />
        <GoalFields inputs={inputs} onChange={price.change} />
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={price.reset}>
          <RotateCcw aria-hidden="true" />
          Resetar
        </Button>
      </form>
      <PriceHead price={order?.price}>
        {!hasRate && <p className="mr-auto text-fg-muted">Digite o câmbio para ver o preço.</p>}
        {order && (
          <div className="flex-none text-right">
            <FigureName className="justify-end">Margem</FigureName>
            <p
              className={cn(
                'font-display text-[1.75rem]/[1.2] font-semibold tabular-nums',
                order.net < 0 ? 'text-danger' : 'text-success',
              )}
            >
              {formatShare(order.marginBp)}
            </p>
            <p className="text-sm/6 text-fg-muted tabular-nums">{formatYen(order.net)}</p>
          </div>
        )}
      </PriceHead>
      <section aria-label="Resultado" className="grid grid-cols-1 content-start gap-7 max-md:pb-24">
        {newest && newest.result.price !== order?.price && (
          <p className="text-sm text-fg-muted tabular-nums">
            {`Salvo neste produto: ${formatYen(newest.result.price)}, em ${formatDate(newest.createdAt)}. `}
            <Link to="/calculator" search={{ calculo: newest.id }} className="link">
              Ver esse cálculo
            </Link>
          </p>
        )}
        {hasRate && <EndingChoice inputs={inputs} calculation={calculation} onChange={price.change} />}
        {order && (
          <>
            <OrderFigures inputs={inputs} order={order} calculation={calculation} realMicro={rates.BRL?.yenMicro} />
            <OrderBreakdown order={order} />
            <ExchangeTable inputs={inputs} price={order.price} day={day} />
          </>
        )}
        {hasRate && <PriceNotes inputs={inputs} calculation={calculation} />}
        <ScenarioTable
          scenarios={scenarios}
          day={day}
          onOpen={(scenario) => price.open(scenario.inputs)}
          onRemove={({ id }) => price.setScenarios(scenarios.filter((scenario) => scenario.id !== id))}
        />
        <FullActions
          inputs={inputs}
          order={order}
          scenarios={scenarios}
          productId={productId}
          onScenarios={price.setScenarios}
          onSaved={(savedTo) => {
            price.keepFor(savedTo);
            onProduct(savedTo);
          }}
        />
      </section>
    </CalculatorColumns>
  );
}

const carriedWords = { rate: 'Câmbio, frete, taxas e anúncio', others: 'Frete, taxas e anúncio' };

function GoalFields({ inputs, onChange }: InputsProps) {
  const number = numberIn({ inputs, onChange });
  const margin = Math.round(inputs.targetMarginBp / 100);
  return (
    <FieldGroup title="Meta">
      <YenField label="CPA (anúncio por venda)" {...number('cpa')} />
      <Slider
        label="Margem desejada"
        min={0}
        max={calculationLimits.targetMarginBp / 100}
        step={1}
        value={margin}
        onValueChange={(value) => onChange({ targetMarginBp: value * 100 })}
        display={formatShare(inputs.targetMarginBp)}
        valueText={`${margin} por cento`}
      />
      <MoreFields title="Conversão e preço riscado">
        <PercentField
          label="Taxa de conversão da loja"
          value={inputs.conversionBp}
          onValueChange={(conversionBp) => onChange({ conversionBp: Math.max(1, conversionBp) })}
          hint="Visitas que viram pedido. Serve para o custo por clique."
        />
        <YenField label="Preço riscado que quer mostrar" {...number('struckPrice')} />
      </MoreFields>
    </FieldGroup>
  );
}

/** Loads a saved calculation into the form once; later edits in the form are not overwritten. */
function useOpenCalculation(
  calculationId: string | undefined,
  onFound: (calculation: SavedCalculation) => void,
  onMissing: () => void,
): boolean {
  const { data, error } = useQuery({
    ...calculationQuery(calculationId ?? ''),
    enabled: calculationId !== undefined,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers change on every render; the form loads once.
  useEffect(() => {
    if (!calculationId) return;
    if (data) onFound(data);
    else if (error) {
      toast({
        title: 'Não foi possível abrir o cálculo',
        description: error instanceof AppError ? error.message : undefined,
        variant: 'destructive',
      });
      onMissing();
    }
  }, [calculationId, data, error]);
  return calculationId !== undefined && !data && !error;
}

type PriceNotesProps = { inputs: CalculationInputs; calculation: Calculation };

const serious: ReadonlySet<PriceNote> = new Set(['no-price', 'loss']);

function PriceNotes({ inputs, calculation }: PriceNotesProps) {
  const notes = calculation.notes.filter((note) => note !== 'struck-without-history');
  return (
    <div className="grid gap-2">
      {notes.map((note) => (
        <Alert key={note} variant={serious.has(note) ? 'error' : 'info'}>
          {noteTexts[note](inputs, calculation)}
        </Alert>
      ))}
      <Alert variant="info" icon={Scale}>
        {inputs.struckPrice > 0
          ? `Preço riscado desligado: no Japão ele só vale se você cobrou ${formatYen(inputs.struckPrice)} por 2 semanas ou mais, em mais da metade das últimas 8 semanas, e até 2 semanas atrás. Salvar um preço aqui não conta como cobrar.`
          : 'No Japão, o preço riscado precisa ter sido cobrado de verdade: por 2 semanas ou mais, em mais da metade das últimas 8 semanas, e até 2 semanas atrás. Salvar um preço aqui não conta como cobrar.'}
      </Alert>
    </div>
  );
}

type NoteText = (inputs: CalculationInputs, calculation: Calculation) => string;

const noteTexts: Record<Exclude<PriceNote, 'struck-without-history'>, NoteText> = {
  'no-price': () => 'Com essas taxas e essa margem nenhum preço fecha a conta. Diminua a margem ou troque de canal.',
  loss: (_, { order }) => `Você perde ${formatYen(-(order?.contribution ?? 0))} por pedido antes do anúncio.`,
  'no-room-for-ads': ({ targetMarginBp }) => `Sem espaço para anúncio com ${formatShare(targetMarginBp)} de margem.`,
  thin: () => 'Margem abaixo de 10%: um reembolso ou uma queda do iene consome o lucro.',
  'taxed-at-door': (_, { taxCase, atDoor }) => {
    const range =
      atDoor.from === atDoor.to
        ? `cerca de ${formatYen(atDoor.to)}`
        : `de ${formatYen(atDoor.from)} a ${formatYen(atDoor.to)}`;
    const cost = `O cliente pode pagar ${range} na entrega, mais a taxa do transportador.`;
    const ownCost = 'Se a sua loja promete pagar o imposto, some isto ao custo.';
    if (taxCase === 'designated') return `Esta categoria paga imposto mesmo abaixo do limite. ${cost} ${ownCost}`;
    if (taxCase === 'middle') {
      return `Nesta faixa a isenção depende da regra dos 60%, que está sendo extinta. O cliente pode pagar até ${formatYen(atDoor.to)} na entrega. ${ownCost}`;
    }
    if (taxCase === 'import-full')
      return `Acima de ¥10,000 sem imposto, a cobrança é na importação. ${cost} ${ownCost}`;
    return `${cost} Avise na página. ${ownCost}`;
  },
};
