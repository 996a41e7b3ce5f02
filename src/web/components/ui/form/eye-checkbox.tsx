import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

type EyeProps = Omit<ComponentProps<'input'>, 'type'>;

/** Native checkbox drawn as a daruma's eye. Give it a label around it, `aria-label`, or use CheckboxRow. */
export function EyeCheckbox({ className, ...props }: EyeProps) {
  return <input type="checkbox" className={cn('eye', className)} {...props} />;
}

export function EyeRadio({ className, ...props }: EyeProps) {
  return <input type="radio" className={cn('eye', className)} {...props} />;
}

/** Checkbox with its text; the whole row is clickable. */
export function CheckboxRow({ children, className, ...props }: EyeProps & { children: ReactNode }) {
  return (
    <label className={cn('check-row', className)}>
      <input type="checkbox" className="eye" {...props} />
      <span>{children}</span>
    </label>
  );
}
