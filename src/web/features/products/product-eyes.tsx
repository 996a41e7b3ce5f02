import { EYE_WORDS, type EyeState } from '#domain/products/product-eyes.ts';
import './products.css';

export type EyeSide = { label: string; state: EyeState };

/** How far each side of a product is, as painted eyes. */
export function ProductEyes({ sides }: { sides: readonly EyeSide[] }) {
  const said = sides.map(({ label, state }) => `${label}: ${EYE_WORDS[state]}`).join(', ');
  return (
    <span className="product-eyes" role="img" aria-label={said}>
      {sides.map(({ label, state }) => (
        <span key={label} aria-hidden="true">
          <i data-state={state} />
          {label}
        </span>
      ))}
    </span>
  );
}
