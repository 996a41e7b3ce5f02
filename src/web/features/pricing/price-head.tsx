import type { PricingResult } from '#domain/pricing/pricing.ts';
import { formatYen, roundYen } from '#domain/text/format-yen.ts';
import { CopyButton } from '#web/components/ui/copy-button.tsx';

/** The price in large type, with the struck-through comparison price beside it. */
export function PriceHead({ salePrice, comparisonPrice }: PricingResult) {
  return (
    <div className="calc-price">
      <div className="min-w-0">
        <p className="calc-label">
          Preço de venda
          <CopyYen name="preço de venda" amount={salePrice} />
        </p>
        <p className="calc-price-value" data-long={formatYen(salePrice).length > 8}>
          {formatYen(salePrice)}
        </p>
      </div>
      <div className="calc-compare">
        <p className="calc-label justify-end">
          Preço riscado
          {comparisonPrice !== undefined && <CopyYen name="preço riscado" amount={comparisonPrice} />}
        </p>
        {comparisonPrice === undefined ? (
          <p className="calc-compare-none">Não existe</p>
        ) : (
          <>
            <p>
              <s>{formatYen(comparisonPrice)}</s>
            </p>
            <p className="calc-cpa-note max-w-32">Só vale depois de vender a esse preço.</p>
          </>
        )}
      </div>
    </div>
  );
}

/** Copies the plain number, ready for the price field of a shop. */
export function CopyYen({ name, amount }: { name: string; amount: number }) {
  return <CopyButton iconOnly label={`Copiar ${name}`} text={String(roundYen(amount))} className="calc-copy" />;
}
