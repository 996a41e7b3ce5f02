import * as RadixTabs from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';

export const Tabs = RadixTabs.Root;

export function TabsList({
  className,
  fill = false,
  ...props
}: ComponentProps<typeof RadixTabs.List> & {
  /** Tabs share the width equally. */
  fill?: boolean;
}) {
  return <RadixTabs.List className={cn('tabs', fill && 'tabs-fill', className)} {...props} />;
}

/** A count goes inside as `<small>`. */
export function TabsTrigger({ className, ...props }: ComponentProps<typeof RadixTabs.Trigger>) {
  return <RadixTabs.Trigger className={cn('tab', className)} {...props} />;
}

export function TabsContent({ className, ...props }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content className={className} {...props} />;
}
