import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { lazyValue } from '#domain/lazy-value.ts';
import { cn } from '#web/lib/cn.ts';

const marks = [1, 2, 3, 4, 5] as const;

const formatRating = lazyValue(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }));

/** Read-only stars; the average is rounded to whole stars on screen and read by screen readers with one decimal. */
export function Stars({ value, className }: { value: number; className?: string | undefined }) {
  return (
    <span className={cn('stars', className)} role="img" aria-label={`${formatRating().format(value)} de 5 estrelas`}>
      {marks.map((mark) => (
        <Star key={mark} data-on={mark <= Math.round(value)} aria-hidden="true" />
      ))}
    </span>
  );
}

type StarRatingProps = {
  label: string;
  /** 0 when not rated yet. */
  value: number;
  onValueChange: (value: number) => void;
  className?: string | undefined;
};

/** Rating from 1 to 5 as a radio group: arrow keys change it, hovering previews the rating of a click. */
export function StarRating({ label, value, onValueChange, className }: StarRatingProps) {
  const name = useId();
  const [preview, setPreview] = useState<number>();
  const shown = preview ?? value;
  return (
    <fieldset className={className} onPointerLeave={() => setPreview(undefined)}>
      <legend className="sr-only">{label}</legend>
      <span className="stars">
        {marks.map((mark) => (
          <label key={mark} onPointerEnter={() => setPreview(mark)}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={mark}
              checked={mark === value}
              onChange={() => onValueChange(mark)}
            />
            <Star data-on={mark <= shown} aria-hidden="true" />
            <span className="sr-only">{mark === 1 ? '1 estrela' : `${mark} estrelas`}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
