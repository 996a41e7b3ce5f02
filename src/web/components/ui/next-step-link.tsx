import { Link, type LinkProps } from '@tanstack/react-router';
import { nextStepOf, type ProductLink, type ProductSteps } from '#domain/products/product-steps.ts';
import { cn } from '#web/lib/cn.ts';

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
