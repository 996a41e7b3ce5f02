import { type CSSProperties, type ReactNode, useId } from 'react';

type SliderProps = {
  label: ReactNode;
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** Short value right of the label: "30%", "3,5x". */
  display?: ReactNode;
  /** The value in words for screen readers: "30 por cento". */
  valueText: string;
  /** Replaces the row of label and value, for example "Mais homens … Mais mulheres". */
  header?: ReactNode;
  hint?: ReactNode;
};

export function Slider({ label, value, onValueChange, min, max, step, display, valueText, header, hint }: SliderProps) {
  const id = useId();
  const filled = max > min ? (Math.min(Math.max(value, min), max) - min) / (max - min) : 0;
  return (
    <div className="field">
      <div className="label">
        <label htmlFor={id} className={header ? 'sr-only' : undefined}>
          {label}
        </label>
        {header ?? (
          <output htmlFor={id} className="figure text-lg text-fg">
            {display}
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
