import { CircleAlert, CircleCheck, Info, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

const icons = { error: CircleAlert, info: Info, success: CircleCheck, note: Lock } as const;

type AlertProps = {
  variant: keyof typeof icons;
  children: ReactNode;
  className?: string | undefined;
};

/** Notice inside a page or form. Errors interrupt a screen reader, the others wait for their turn. */
export function Alert({ variant, children, className }: AlertProps) {
  const Icon = icons[variant];
  return (
    <div role={variant === 'error' ? 'alert' : 'status'} className={cn('alert', `alert-${variant}`, className)}>
      <Icon aria-hidden="true" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
