import { type ReactNode, useId } from 'react';
import type { ShopField } from '#domain/shop/shop-check.ts';
import { countFields } from '#domain/shop/shop-problems.ts';
import { Eyes, paintedEyes } from '#web/components/ui/brand/eyes.tsx';
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
    <section className="shop-section" aria-labelledby={title && id}>
      <div>
        {title && (
          <h3 id={id} className="h3">
            {title}
          </h3>
        )}
        <p className="text-sm text-fg-muted">{hint}</p>
      </div>
      <div className="shop-fields">{children}</div>
    </section>
  );
}

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
      <summary className="shop-step">
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
