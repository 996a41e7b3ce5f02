import { CircleAlert, CircleCheck, Info, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

const icons = { error: CircleAlert, info: Info, success: CircleCheck, note: Lock } as const;

type AlertProps = {
  variant: keyof typeof icons;
  children: ReactNode;
  /** Replaces the default icon of the variant. */
  icon?: LucideIcon;
  className?: string | undefined;
};

/** Notice inside a page or form. Errors interrupt a screen reader, other variants are announced politely. */
export function Alert({ variant, children, icon: Icon = icons[variant], className }: AlertProps) {
  return (
    <div role={variant === 'error' ? 'alert' : 'status'} className={cn('alert', `alert-${variant}`, className)}>
      <Icon aria-hidden="true" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
