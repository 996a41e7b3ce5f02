import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';

/** Row of a table with figures: its name on the left, the figures on the right. */
export const FigureRow = ({ className, ...props }: ComponentProps<'tr'>) => (
  <tr
    className={cn(
      '*:border-b *:border-line *:px-1 *:py-2.5 *:text-right *:font-normal *:first:text-left md:*:px-2 md:*:first:pl-1',
      className,
    )}
    {...props}
  />
);
