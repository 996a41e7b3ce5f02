import { type ReactNode, useId } from 'react';
import type { ShopField } from '#domain/shop/shop-check.ts';
import { countFields, findShopProblems } from '#domain/shop/shop-problems.ts';
import { Eyes, paintedEyes } from '#web/components/ui/brand/eyes.tsx';
import { Button } from '#web/components/ui/button.tsx';
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

/** Missing fields that are named one by one; of more, the form itself tells. */
const FEW = 3;

type ShopStepProps = {
  title: string;
  /** The fields counted for the step's status. */
  fields: readonly ShopField[];
  isOpen: boolean;
  /** Its "Continuar" is the page's main button. */
  isMain: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Goes to the next step; undefined for the last. */
  onNext?: (() => void) | undefined;
  children: ReactNode;
};

/** One collapsible step of the form. */
export function ShopStep({ title, fields, isOpen, isMain, onToggle, onNext, children }: ShopStepProps) {
  const { shop, goTo } = useShopForm();
  const { done, total } = countFields(shop, fields);
  const missing = findShopProblems(shop).filter(({ field }) => fields.includes(field));
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
      {missing.length > 0 && missing.length <= FEW && (
        <p className="mb-4 flex flex-wrap gap-x-4 gap-y-1">
          {missing.map(({ field, reason }) => (
            <Button
              key={field}
              variant="link"
              size="sm"
              className="min-h-6 whitespace-normal text-left"
              onClick={() => goTo(field)}
            >
              {reason}
            </Button>
          ))}
        </p>
      )}
      {children}
      {onNext && (
        <Button variant={isMain ? 'primary' : 'secondary'} className="mb-6 lg:ml-72" onClick={onNext}>
          Continuar
        </Button>
      )}
    </details>
  );
}
