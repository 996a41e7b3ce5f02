import type { ReactNode } from 'react';
import type { PricingResult } from '#domain/pricing/pricing.ts';
import { formatYen, roundYen } from '#domain/text/format-money.ts';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { cn } from '#web/lib/cn.ts';

type FigureNameProps = { as?: 'p' | 'dt'; className?: string; children: ReactNode };

export const FigureName = ({ as: Tag = 'p', className, children }: FigureNameProps) => (
  <Tag className={cn('flex min-h-5 items-center gap-0.5 text-sm/6 text-fg-muted', className)}>{children}</Tag>
);

type FigureProps = { name: ReactNode; value: string; valueSize: string; className: string; children: ReactNode };

export const Figure = ({ name, value, valueSize, className, children }: FigureProps) => (
  <div className={cn('grid content-start gap-1.5 border-line pt-4 pb-4.5', className)}>
    <FigureName as="dt">{name}</FigureName>
    <dd className={cn('font-display font-semibold tracking-[-0.02em] tabular-nums', valueSize)}>{value}</dd>
    <dd className="text-sm/6 text-fg-muted tabular-nums">{children}</dd>
  </div>
);

/**
 * Copies the plain number, ready for the price field of a shop. Takes up no more than the height of its line, although
 * the touch target is taller.
 */
export function CopyYen({ name, amount, className }: { name: string; amount: number; className?: string }) {
  return (
    <CopyButton
      iconOnly
      label={`Copiar ${name}`}
      text={String(roundYen(amount))}
      className={cn(
        'relative z-1 my-[calc((1.25rem-max(var(--h),var(--t,0rem)))/2)] [&_svg]:size-[0.9375rem] [&:not(.btn-done,:hover)]:text-fg-faint',
        className,
      )}
    />
  );
}

/** A longer price is set smaller. */
const LONG_PRICE = 8;

function priceLook(price: number | undefined): string {
  if (price === undefined) return 'text-fg-muted text-xl/[1.2]';
  const size =
    formatYen(price).length > LONG_PRICE
      ? 'text-[clamp(2rem,1rem+4vw,4rem)]/[0.92]'
      : 'text-[3.25rem]/[0.92] lg:text-[clamp(3.75rem,2.4rem+5.6vw,6.5rem)]/[0.92]';
  return cn('-ml-[0.04em] font-[650] tracking-[-0.045em]', size);
}

type PriceHeadProps = {
  price: number | undefined;
  children: ReactNode;
};

/** The price in large type. On narrow screens it stays in view above the sliders that change it. */
export function PriceHead({ price, children }: PriceHeadProps) {
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
            className={cn('font-display [font-variant-numeric:tabular-nums_lining-nums]', priceLook(price))}
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
          <p className="max-w-32 text-fg-muted text-sm/[1.35]">Só vale depois de vender a esse preço.</p>
        </>
      )}
    </div>
  );
}

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
