import type { ReactNode } from 'react';
import { formatYen } from '#domain/text/format-yen.ts';
import { cn } from '#web/lib/cn.ts';
import { CopyYen, FigureName } from './figure.tsx';

/** A longer price is set smaller. */
const LONG_PRICE = 8;

type PriceHeadProps = {
  /** Undefined while something is missing for it. */
  price: number | undefined;
  /** Stands beside the price. */
  children: ReactNode;
};

/** The price in large type. On narrow screens it stays in view above the sliders that change it. */
export function PriceHead({ price, children }: PriceHeadProps) {
  const isLong = formatYen(price ?? 0).length > LONG_PRICE;
  return (
    <div
      className="max-lg:sticky max-lg:top-(--size-bar) max-lg:z-5 max-lg:-order-1 max-lg:border-b max-lg:border-line max-lg:bg-ground max-lg:pt-1 max-lg:pb-3.5"
      aria-live="polite"
      aria-atomic="true"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="min-w-0">
          <FigureName>
            Preço de venda
            {price !== undefined && <CopyYen name="preço de venda" amount={price} />}
          </FigureName>
          <p
            className={cn(
              '-ml-[0.04em] font-display font-[650] tracking-[-0.045em] [font-variant-numeric:tabular-nums_lining-nums]',
              isLong
                ? 'text-[clamp(2rem,1rem+4vw,4rem)]/[0.92]'
                : 'text-[3.25rem]/[0.92] lg:text-[clamp(3.75rem,2.4rem+5.6vw,6.5rem)]/[0.92]',
            )}
            data-testid="price"
          >
            {price === undefined ? '–' : formatYen(price)}
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}

/** The struck-through price to compare with. */
export function ComparisonPrice({ amount }: { amount: number | undefined }) {
  return (
    <div className="flex-none text-right">
      <FigureName className="justify-end">
        Preço riscado
        {amount !== undefined && <CopyYen name="preço riscado" amount={amount} className="-mr-2" />}
      </FigureName>
      {amount === undefined ? (
        <p className="font-display text-xl/[1.2] font-medium text-fg-muted lg:text-2xl/[1.2]">Não existe</p>
      ) : (
        <>
          <p>
            <s className="font-display text-xl/[1.2] font-medium text-fg-muted tabular-nums decoration-accent decoration-2 lg:text-2xl/[1.2]">
              {formatYen(amount)}
            </s>
          </p>
          <p className="max-w-32 text-sm/6 text-fg-muted">Só vale depois de vender a esse preço.</p>
        </>
      )}
    </div>
  );
}
