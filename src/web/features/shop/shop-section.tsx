import { type ComponentProps, type ReactNode, useId } from 'react';
import type { ShopField } from '#domain/shop/shop-check.ts';
import { countFields } from '#domain/shop/shop-problems.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { SplitSection } from '#web/components/content/split-section.tsx';
import { Eyes, paintedEyes } from '#web/components/ui/brand/eyes.tsx';
import { cn } from '#web/lib/cn.ts';
import { filledTerms } from './filled-terms.ts';
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

export const ShopFields = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cn('grid min-w-0 content-start gap-4.5 sm:grid-cols-2', className)} {...rest} />
);

type ShopStepProps = {
  id: string;
  title: string;
  /** The fields counted for the step's status. */
  fields: readonly ShopField[];
  isOpen: boolean;
  /** Opened by a search in the page, or by a link to one of its fields. */
  onOpen: () => void;
  children: ReactNode;
};

/** One step of the form; folded it says what was entered. */
export function ShopStep({ title, fields, id, isOpen, onOpen, children }: ShopStepProps) {
  const { shop } = useShopForm();
  const { done, total } = countFields(shop, fields);
  const isDone = done === total;
  const words = filledTerms(shop).filter(({ field }) => fields.includes(field));
  return (
    <details
      id={id}
      className="border-line border-t [overflow-anchor:none]"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open && !isOpen && onOpen()}
    >
      {/* Title, state, chevron, and what was entered; on a phone the state stands under the title. */}
      <summary className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-3 after:[grid-area:1/2/span_2] sm:grid-cols-[minmax(0,1fr)_9.5rem_auto] sm:after:[grid-area:1/3]">
        <h2 className="h2">{title}</h2>
        <span className="flex items-center gap-2 text-fg-muted text-sm tabular-nums">
          <Eyes painted={done === 0 ? 0 : paintedEyes(done, total)} />
          {isDone ? 'Pronto' : `${total - done === 1 ? 'Falta' : 'Faltam'} ${total - done} de ${total}`}
        </span>
        {!isOpen && words.length > 0 && (
          <span className="col-span-full flex items-baseline gap-3 text-fg-muted text-sm">
            <span className="line-clamp-2 min-w-0 wrap-anywhere sm:line-clamp-1">
              <MixedText text={words.map((term) => term.words).join(' ')} />
            </span>
            <span className="link shrink-0">Mudar</span>
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}
