import { Link } from '@tanstack/react-router';
import {
  linkOf,
  nextStepOf,
  PRODUCT_STEPS,
  STATE_WORDS,
  STEP_LABELS,
  type ProductSteps as Steps,
} from '#domain/products/product-steps.ts';
import { linkTo } from '#web/components/ui/next-step-link.tsx';
import './product.css';

type ProductStepsProps = { product: { id: string; steps: Steps } };

/** Progress of a product as six eyes; the next step has the vermilion pupil. `bare`: without their names. */
export function ProductSteps({ product, bare = false }: ProductStepsProps & { bare?: boolean }) {
  const { steps } = product;
  const next = nextStepOf(product)?.step;
  const said = PRODUCT_STEPS.map((step) => `${STEP_LABELS[step]}: ${STATE_WORDS[steps[step]]}`).join(', ');
  return (
    <span className="product-eyes" role="img" aria-label={said}>
      {PRODUCT_STEPS.map((step) => (
        <span key={step} aria-hidden="true" data-next={step === next}>
          <i data-state={steps[step]} />
          {!bare && STEP_LABELS[step]}
        </span>
      ))}
    </span>
  );
}

/** The same eyes, each a link to where its step is done. */
export function StepLinks({ product }: ProductStepsProps) {
  const { id, steps } = product;
  const next = nextStepOf(product)?.step;
  return (
    <nav className="product-eyes" aria-label="Passos do produto">
      {PRODUCT_STEPS.map((step) => (
        <Link key={step} {...linkTo(linkOf(step, steps[step], id))} data-next={step === next}>
          <i aria-hidden="true" data-state={steps[step]} />
          {STEP_LABELS[step]}
          <span className="sr-only">, {STATE_WORDS[steps[step]]}</span>
        </Link>
      ))}
    </nav>
  );
}
