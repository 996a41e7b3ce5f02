import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

/** Switch that takes effect immediately, with its label. */
export function Switch({
  children,
  className,
  ...props
}: Omit<ComponentProps<'input'>, 'type' | 'role'> & { children: ReactNode }) {
  return (
    <label className={cn('check-row', className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own checked state. */}
      <input type="checkbox" role="switch" className="switch" {...props} />
      <span>{children}</span>
    </label>
  );
}
