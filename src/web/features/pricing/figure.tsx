import type { ReactNode } from 'react';
import { roundYen } from '#domain/text/format-yen.ts';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { cn } from '#web/lib/cn.ts';

type FigureNameProps = { as?: 'p' | 'dt'; className?: string; children: ReactNode };

export const FigureName = ({ as: Tag = 'p', className, children }: FigureNameProps) => (
  <Tag className={cn('flex min-h-5 items-center gap-0.5 text-sm/6 text-fg-muted', className)}>{children}</Tag>
);

type FigureProps = { name: ReactNode; value: string; valueSize: string; className: string; children: ReactNode };

/** A result with its name and what it means. */
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
