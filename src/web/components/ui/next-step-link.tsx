import { Link, type LinkProps } from '@tanstack/react-router';
import { nextStepOf, type ProductLink, type ProductSteps } from '#domain/products/product-steps.ts';
import { cn } from '#web/lib/cn.ts';

/** Paths of the domain's own tables. */
export const linkTo = (link: ProductLink) => link as LinkProps;

/** What to do next with a product, and the way there; nothing where all is done. */
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
    <Link {...linkTo(next.link)} className={cn('inline-flex min-h-6 items-center', className)}>
      <span className="sr-only">Próximo passo: </span>
      {next.words}
    </Link>
  );
}
