import { Link } from '@tanstack/react-router';
import {
  linkOf,
  nextStepOf,
  PRODUCT_STEPS,
  STATE_WORDS,
  STEP_LABELS,
  type StepState,
} from '#domain/products/product-steps.ts';
import { linkTo } from '#web/components/ui/next-step-button.tsx';
import { cn } from '#web/lib/cn.ts';

const HALF = 'border-fg bg-[linear-gradient(90deg,var(--color-fg)_50%,transparent_50%)]';
const EYES: Record<StepState | 'next', string> = {
  empty: 'border-line-control',
  half: HALF,
  alert: HALF,
  full: 'border-fg bg-[radial-gradient(circle,var(--color-sumi-950)_32%,var(--color-fg)_36%)]',
  next: 'border-fg bg-[radial-gradient(circle,var(--color-accent)_32%,var(--color-fg)_36%)]',
};

const Eye = ({ state, isNext, className }: { state: StepState; isNext: boolean; className: string }) => (
  <i className={cn('rounded-full border-[1.5px]', EYES[isNext ? 'next' : state], className)} aria-hidden="true" />
);

const stepClasses = (isNext: boolean) =>
  cn('grid justify-items-center gap-1 text-xs/[1.2]', isNext ? 'text-fg' : 'text-fg-muted');

type ProductStepsProps = { product: Parameters<typeof nextStepOf>[0] };

export function ProductSteps({ product, bare = false }: ProductStepsProps & { bare?: boolean }) {
  const { steps } = product;
  const next = nextStepOf(product)?.step;
  const label = PRODUCT_STEPS.map((step) => `${STEP_LABELS[step]}: ${STATE_WORDS[steps[step]]}`).join(', ');
  return (
    <span className={cn('wrap-normal inline-flex gap-1', !bare && 'gap-x-3.5')} role="img" aria-label={label}>
      {PRODUCT_STEPS.map((step) => (
        <span key={step} className={stepClasses(step === next)} aria-hidden="true">
          <Eye state={steps[step]} isNext={step === next} className="size-4" />
          {!bare && STEP_LABELS[step]}
        </span>
      ))}
    </span>
  );
}

export function StepLinks({ product }: ProductStepsProps) {
  const { id, steps } = product;
  const next = nextStepOf(product)?.step;
  return (
    <nav className="wrap-normal inline-flex gap-1" aria-label="Passos do produto">
      {PRODUCT_STEPS.map((step) => (
        <Link
          key={step}
          {...linkTo(linkOf(step, steps[step], id))}
          className={cn(stepClasses(step === next), 'min-h-11 min-w-11 content-center hover:text-fg')}
        >
          <Eye state={steps[step]} isNext={step === next} className="size-5" />
          {STEP_LABELS[step]}
          <span className="sr-only">, {STATE_WORDS[steps[step]]}</span>
        </Link>
      ))}
    </nav>
  );
}
