import { type CSSProperties, type ReactNode, useId } from 'react';
import { cn } from '#web/lib/cn.ts';

type SliderProps = {
  label: ReactNode;
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Short value right of the label: "30%", "3,5x". */
  display?: ReactNode;
  /** The value in words for screen readers: "30 por cento". */
  valueText: string;
  /** Replaces the row of label and value, for example "Mais homens … Mais mulheres". */
  header?: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

export function Slider({
  label,
  value,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  display,
  valueText,
  header,
  hint,
  disabled,
  className,
}: SliderProps) {
  const id = useId();
  const filled = max > min ? (Math.min(Math.max(value, min), max) - min) / (max - min) : 0;
  return (
    <div className={cn('field', className)}>
      <div className="label">
        <label htmlFor={id} className={header ? 'sr-only' : undefined}>
          {label}
        </label>
        {header ?? (
          <output htmlFor={id} className="figure text-lg text-fg">
            {display ?? value}
          </output>
        )}
      </div>
      <input
        id={id}
        type="range"
        className="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={valueText}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
        // A custom property is not part of CSSProperties.
        style={{ '--f': filled } as CSSProperties}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
