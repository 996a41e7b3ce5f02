import { type ReactNode, useId } from 'react';
import { cn } from '#web/lib/cn.ts';

type ChoiceGroupProps<Value extends string> = {
  legend: ReactNode;
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  options: readonly {
    value: Value;
    label: ReactNode;
    says?: string | undefined;
    aside?: ReactNode;
    disabled?: boolean;
  }[];
  error?: string | undefined;
  className?: string | undefined;
};

/** Radio group as a row of cards. `says` explains the label, `aside` is shown at the right (an InfoTip). */
export function ChoiceGroup<Value extends string>({
  legend,
  value,
  onValueChange,
  options,
  error,
  className,
}: ChoiceGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className="field" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="label mb-1.5">{legend}</legend>
      <div className={cn('choice', className)}>
        {options.map((option) => (
          <div key={option.value} className="choice-option">
            <input
              type="radio"
              className="eye"
              id={`${name}-${option.value}`}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={option.says && `${name}-${option.value}-says`}
              onChange={() => onValueChange(option.value)}
            />
            <label htmlFor={`${name}-${option.value}`}>{option.label}</label>
            {option.says && (
              <small className="pointer-events-none text-fg-muted text-sm" id={`${name}-${option.value}-says`}>
                {option.says}
              </small>
            )}
            {option.aside}
          </div>
        ))}
      </div>
      {error && (
        <p className="field-error" id={`${name}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
