import { type ReactNode, useId } from 'react';
import type { ShopField } from '#domain/shop/shop-check.ts';
import { countFields } from '#domain/shop/shop-problems.ts';
import { Eyes, paintedEyes } from '#web/components/ui/brand/eyes.tsx';
import { useShopForm } from './shop-form-context.ts';

type ShopSectionProps = {
  title: string;
  hint: string;
  /** The fields whose state is counted. */
  fields?: readonly ShopField[];
  children: ReactNode;
};

export function ShopSection({ title, hint, fields = [], children }: ShopSectionProps) {
  const id = useId();
  const { shop } = useShopForm();
  const { done, total } = countFields(shop, fields);
  return (
    <section className="shop-section" aria-labelledby={id}>
      <div>
        <h2 id={id} className="h3">
          {title}
        </h2>
        <p className="text-sm text-fg-muted">{hint}</p>
        {total > 0 && (
          <p className="mt-2 flex items-center gap-2 text-sm text-fg-muted tabular-nums">
            <Eyes painted={paintedEyes(done, total)} />
            {done} de {total} {total === 1 ? 'campo' : 'campos'}
          </p>
        )}
      </div>
      <div className="shop-fields">{children}</div>
    </section>
  );
}
