import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '#web/lib/cn.ts';
import { FieldContext } from './field-context.ts';

type FieldProps = {
  label: ReactNode;
  /** The control: Input, Textarea, PasswordInput, Select. The Field gives it an id and aria attributes. */
  children: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Right of the label: a counter, a value, an InfoTip. */
  aside?: ReactNode;
  hideLabel?: boolean | undefined;
  /** Only needed when another element refers to the control. */
  id?: string | undefined;
  className?: string | undefined;
};

export function Field({
  label,
  children,
  hint,
  error,
  required = false,
  aside,
  hideLabel = false,
  id,
  className,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error), required }}>
      <div className={cn('field', className)}>
        {aside ? (
          <div className="label">
            <label htmlFor={controlId} className={hideLabel ? 'sr-only' : undefined}>
              {label}
            </label>
            {aside}
          </div>
        ) : (
          <label htmlFor={controlId} className={cn('label', hideLabel && 'sr-only')}>
            {label}
          </label>
        )}
        {children}
        {error && (
          <p className="field-error" id={errorId} role="alert">
            <CircleAlert aria-hidden="true" />
            {error}
          </p>
        )}
        {hint && (
          <p className="hint" id={hintId}>
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
}
