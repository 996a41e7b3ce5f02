import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';

/** Not modal: the page behind stays readable and scrollable while the menu is open. */
export function DropdownMenu(props: Omit<ComponentProps<typeof RadixMenu.Root>, 'modal'>) {
  return <RadixMenu.Root modal={false} {...props} />;
}
export const DropdownMenuTrigger = RadixMenu.Trigger;

export function DropdownMenuContent({
  className,
  align = 'end',
  sideOffset = 8,
  ...props
}: ComponentProps<typeof RadixMenu.Content>) {
  return (
    <RadixMenu.Portal>
      <RadixMenu.Content
        className={cn('menu', className)}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        {...props}
      />
    </RadixMenu.Portal>
  );
}

export function DropdownMenuItem({
  className,
  danger = false,
  ...props
}: ComponentProps<typeof RadixMenu.Item> & { danger?: boolean }) {
  return <RadixMenu.Item className={cn('menu-item', danger && 'menu-item-danger', className)} {...props} />;
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof RadixMenu.Label>) {
  return <RadixMenu.Label className={cn('menu-label', className)} {...props} />;
}

export function DropdownMenuSeparator() {
  return <RadixMenu.Separator className="menu-line" />;
}
