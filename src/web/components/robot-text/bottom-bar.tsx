import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';
import './robot-text.css';

type BoxProps = ComponentProps<'div'>;

export const BottomBar = ({ className, ...props }: BoxProps) => (
  <div
    className={cn(
      'max-lg:fixed max-lg:inset-[auto_0_0] max-lg:z-15 max-lg:m-0 max-lg:border-line max-lg:border-t max-lg:bg-ground max-lg:px-(--space-gutter) max-lg:pt-3 max-lg:pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:max-lg:left-16',
      className,
    )}
    {...props}
  />
);

/** The actions of a page; shell.css makes room for what is called `dock`. */
export const Dock = ({ className, ...props }: BoxProps) => (
  <BottomBar className={cn('dock max-sm:gap-2 max-sm:[&_.btn]:px-2.5', className)} {...props} />
);

export function ActionRow({ isDocked = false, className, ...props }: BoxProps & { isDocked?: boolean }) {
  const Box = isDocked ? Dock : 'div';
  return (
    <Box
      className={cn(
        'flex flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-t pt-5',
        className,
      )}
      {...props}
    />
  );
}
