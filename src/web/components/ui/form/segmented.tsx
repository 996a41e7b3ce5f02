import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

/** Row of filters with exactly one selected. */
export function Segmented<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  className,
}: {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
  className?: string | undefined;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a visible legend for a filter row.
    <div role="group" aria-label={label} className={cn('segments', className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
