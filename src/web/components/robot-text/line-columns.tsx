import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';

type LinesProps = ComponentProps<'div'> & { hasSource?: boolean };

export const Lines = ({ hasSource = false, className, children, ...props }: LinesProps) => (
  <div
    className={cn(
      'overflow-hidden rounded-lg border border-line',
      hasSource ? '[--columns:minmax(0,4fr)_minmax(0,6fr)_minmax(0,5fr)]' : '[--columns:minmax(0,1fr)_minmax(0,1fr)]',
      className,
    )}
    {...props}
  >
    <div
      className="hidden grid-cols-(--columns) border-line border-b font-[550] text-fg-muted text-sm/6 *:px-5 *:py-2.5 lg:grid"
      aria-hidden="true"
    >
      {hasSource && <span>Português</span>}
      <span className="bg-surface">Japonês</span>
      <span>O que isto diz</span>
    </div>
    {children}
  </div>
);

export const Line = (props: ComponentProps<'article'>) => (
  <article className="border-line-strong lg:grid lg:grid-cols-(--columns) [article+&]:border-t" {...props} />
);

export const LineCell = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('min-w-0 px-4 py-3.5 lg:px-5 lg:py-4', className)} {...props} />
);

export const JapaneseCell = ({ className, ...props }: ComponentProps<'div'>) => (
  <LineCell
    className={cn(
      'grid content-start gap-2 border-line bg-surface lg:border-x lg:first:border-l-0 [&_[lang=ja]]:text-[1.0625rem]',
      className,
    )}
    {...props}
  />
);
