import { Columns3, Image, RotateCcw } from 'lucide-react';
import { calculate } from '#domain/full-price/calculate.ts';
import { dayInJapan } from '#domain/full-price/rate-age.ts';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/use-toast.ts';
import { newId } from '#web/lib/new-id.ts';
import { ChannelFields } from './channel-fields.tsx';
import { EndingChoice } from './ending-choice.tsx';
import { ExchangeTable } from './exchange-table.tsx';
import './full-calculator.css';
import { FullPriceHead } from './full-price-head.tsx';
import { GoalFields } from './goal-fields.tsx';
import { OrderBreakdown } from './order-breakdown.tsx';
import { OrderFigures } from './order-figures.tsx';
import { PriceNotes } from './price-notes.tsx';
import { ProductFields } from './product-fields.tsx';
import { ScenarioTable } from './scenario-table.tsx';
import { sharePicture } from './share-picture.ts';
import { MAX_SCENARIOS, useFullPrice } from './use-full-price.ts';

/** The whole price: exchange rate, channel, tax, ads and what is left. */
export function FullCalculator() {
  const price = useFullPrice();
  const { inputs, rates, scenarios } = price;
  const { supplier } = inputs;
  const day = dayInJapan(new Date());
  const hasRate = supplier.currency === 'JPY' || supplier.rateMicro > 0;
  const calculation = calculate(inputs, day);
  const order = hasRate ? calculation.order : undefined;

  function handleCompare() {
    if (scenarios.length >= MAX_SCENARIOS) {
      toast({ title: `São até ${MAX_SCENARIOS} cenários`, description: 'Remova um para comparar outro.' });
      return;
    }
    const taken = new Set(scenarios.map(({ name }) => name));
    const name = ['Cenário 1', 'Cenário 2', 'Cenário 3'].find((each) => !taken.has(each)) ?? 'Cenário';
    price.setScenarios([...scenarios, { id: newId(), name, inputs }]);
    toast({ title: `${name} guardado`, description: 'Mude os valores e compare de novo.' });
  }

  async function handleShare() {
    if (!order) return;
    try {
      const outcome = await sharePicture('Preço no Japão', order);
      if (outcome === 'downloaded') toast({ title: 'Imagem baixada' });
    } catch {
      toast({ title: 'Não foi possível criar a imagem', variant: 'destructive' });
    }
  }

  return (
    <div className="calc full-calc">
      <form className="calc-form full-form" aria-label="Valores" onSubmit={(event) => event.preventDefault()}>
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
      <div className="calc-top" aria-live="polite" aria-atomic="true">
        <FullPriceHead order={order} />
      </div>
      <section aria-label="Resultado" className="full-result">
        {hasRate ? (
          <EndingChoice inputs={inputs} calculation={calculation} onChange={price.change} />
        ) : (
          <p className="text-fg-muted">Digite o câmbio para ver o preço.</p>
        )}
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
        <div className="full-dock">
          <Button onClick={handleCompare} disabled={!order}>
            <Columns3 aria-hidden="true" />
            Comparar
          </Button>
          <Button onClick={() => void handleShare()} disabled={!order}>
            <Image aria-hidden="true" />
            Imagem
          </Button>
        </div>
      </section>
    </div>
  );
}
