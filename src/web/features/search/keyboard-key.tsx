import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';

export const KeyboardKey = ({ className, ...props }: ComponentProps<'span'>) => (
  <span
    className={cn(
      'rounded-xs border border-line-strong px-1.5 py-[0.1875rem] text-xs/none font-medium whitespace-nowrap',
      className,
    )}
    {...props}
  />
);
