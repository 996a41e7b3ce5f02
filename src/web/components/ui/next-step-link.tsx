import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { nextStepOf, type ProductLink, type ProductStep, type ProductSteps } from '#domain/products/product-steps.ts';
import { cn } from '#web/lib/cn.ts';
import { Button } from './button.tsx';

/** The paths come from the domain's tables, which the router's types do not know. */
export const linkTo = (link: ProductLink) => link as LinkProps;

/** Link to the next step of a product; renders nothing when all steps are done. */
export function NextStepLink({
  product,
  className,
}: {
  product: { id: string; steps: ProductSteps };
  className: string;
}) {
  const next = nextStepOf(product);
  if (!next) return null;
  return (
    <Link {...linkTo(next.link)} className={cn('inline-block min-h-6 content-center', className)}>
      <span className="text-fg-muted">Próximo passo: </span>
      {next.words}
    </Link>
  );
}

type NextStepButtonProps = {
  product: { id: string; steps: ProductSteps } | undefined;
  /** The step that the page is about. */
  current?: ProductStep;
};

/** The next step of a product as the main button of a page; without one, it leads back to the product. */
export function NextStepButton({ product, current }: NextStepButtonProps) {
  if (!product) return null;
  const next = nextStepOf(product, current);
  return (
    <Button asChild variant="primary" className="max-sm:flex-1">
      <Link {...linkTo(next?.link ?? { to: `/produtos/${product.id}` })}>
        {next?.words ?? 'Voltar ao produto'}
        <ArrowRight aria-hidden="true" />
      </Link>
    </Button>
  );
}
