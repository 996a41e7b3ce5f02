import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { useFieldControl } from './field-context.ts';

export type InputProps = ComponentProps<'input'> & {
  /** Icon or sign inside the field, left. Decorative. */
  start?: ReactNode;
  /** Icon or sign inside the field, right. Decorative. */
  end?: ReactNode;
};

export function Input({ className, start, end, ...props }: InputProps) {
  const control = useFieldControl();
  const input = <input className={cn('input', className)} {...control} {...props} />;
  if (!start && !end) return input;
  return (
    <div className="affix">
      {start && (
        <span className="affix-start" aria-hidden="true">
          {start}
        </span>
      )}
      {input}
      {end && (
        <span className="affix-end" aria-hidden="true">
          {end}
        </span>
      )}
    </div>
  );
}
