import * as RadixPopover from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';

export const Popover = RadixPopover.Root;
export const PopoverTrigger = RadixPopover.Trigger;
export const PopoverClose = RadixPopover.Close;

export function PopoverContent({
  label,
  className,
  align = 'center',
  sideOffset = 8,
  ...props
}: ComponentProps<typeof RadixPopover.Content> & {
  /** Name of the panel for screen readers. */
  label: string;
}) {
  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        aria-label={label}
        className={cn('menu popover', className)}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        {...props}
      />
    </RadixPopover.Portal>
  );
}
