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

type CheckboxRowProps = EyeProps & {
  children: ReactNode;
  /** A tick where several options can be chosen: there an eye reads as "done", or as one choice only. */
  mark?: 'eye' | 'tick';
};

/** Checkbox with its text; the whole row is clickable. */
export function CheckboxRow({ children, className, mark = 'eye', ...props }: CheckboxRowProps) {
  return (
    <label className={cn('check-row', className)}>
      <input type="checkbox" className={cn('eye', mark === 'tick' && 'tick')} {...props} />
      <span>{children}</span>
    </label>
  );
}
