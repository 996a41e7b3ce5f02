import {
  nextStepOf,
  PRODUCT_STEPS,
  STATE_WORDS,
  STEP_LABELS,
  type ProductSteps as Steps,
} from '#domain/products/product-steps.ts';
import './products.css';

/** Progress of a product as six eyes; the next step has the vermilion pupil. */
export function ProductSteps({ product }: { product: { id: string; steps: Steps } }) {
  const { steps } = product;
  const next = nextStepOf(product)?.step;
  const said = PRODUCT_STEPS.map((step) => `${STEP_LABELS[step]}: ${STATE_WORDS[steps[step]]}`).join(', ');
  return (
    <span className="product-eyes" role="img" aria-label={said}>
      {PRODUCT_STEPS.map((step) => (
        <span key={step} aria-hidden="true" data-next={step === next}>
          <i data-state={steps[step]} />
          {STEP_LABELS[step]}
        </span>
      ))}
    </span>
  );
}
