import { type ReactNode, useId } from 'react';
import type { ShopField } from '#domain/shop/shop-check.ts';
import { countFields } from '#domain/shop/shop-problems.ts';
import { SplitSection } from '#web/components/content/split-section.tsx';
import { Eyes, paintedEyes } from '#web/components/ui/brand/eyes.tsx';
import { cn } from '#web/lib/cn.ts';
import { useShopForm } from './shop-form-context.ts';

type ShopSectionProps = {
  /** Left out where it would repeat the step's. */
  title?: string;
  hint: string;
  children: ReactNode;
};

export function ShopSection({ title, hint, children }: ShopSectionProps) {
  const id = useId();
  return (
    <SplitSection labelledBy={title && id}>
      <div>
        {title && (
          <h3 id={id} className="h3">
            {title}
          </h3>
        )}
        <p className="text-sm text-fg-muted">{hint}</p>
      </div>
      <ShopFields>{children}</ShopFields>
    </SplitSection>
  );
}

export const ShopFields = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cn('grid min-w-0 content-start gap-4.5 sm:grid-cols-2', className)}>{children}</div>
);

type ShopStepProps = {
  title: string;
  /** The fields counted for the step's status. */
  fields: readonly ShopField[];
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
};

/** One collapsible step of the form. */
export function ShopStep({ title, fields, isOpen, onToggle, children }: ShopStepProps) {
  const { shop } = useShopForm();
  const { done, total } = countFields(shop, fields);
  return (
    <details
      className="border-line border-t"
      open={isOpen}
      onToggle={(event) => event.currentTarget.open !== isOpen && onToggle(event.currentTarget.open)}
    >
      {/* Title, state, chevron; on a phone the state stands under the title. */}
      <summary className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-2 after:[grid-area:1/2/span_2] sm:grid-cols-[minmax(0,1fr)_9.5rem_auto] sm:after:[grid-area:1/3]">
        <h2 className="h2">{title}</h2>
        <span className="flex items-center gap-2 text-fg-muted text-sm tabular-nums">
          <Eyes painted={done === 0 ? 0 : paintedEyes(done, total)} />
          {done === total ? 'Pronto' : `${total - done === 1 ? 'Falta' : 'Faltam'} ${total - done} de ${total}`}
        </span>
      </summary>
      {children}
    </details>
  );
}
