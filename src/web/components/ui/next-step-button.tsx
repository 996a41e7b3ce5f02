import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { nextStepOf, type ProductLink, type ProductStep } from '#domain/products/product-steps.ts';
import { Button, type ButtonProps } from './button.tsx';

/** The paths come from the domain's tables, which the router's types do not know. */
export const linkTo = (link: ProductLink) => link as LinkProps;

type NextStepButtonProps = Pick<ButtonProps, 'size' | 'variant'> & {
  product: Parameters<typeof nextStepOf>[0] | undefined;
  /** The step that the page is about. */
  current?: ProductStep;
};

/** The next step of a product as the main button of a page; without one, it leads back to the product. */
export function NextStepButton({ product, current, variant = 'primary', size }: NextStepButtonProps) {
  if (!product) return null;
  const next = nextStepOf(product, current);
  return (
    <Button asChild variant={variant} size={size} className="max-sm:flex-1">
      <Link {...linkTo(next?.link ?? { to: `/produtos/${product.id}` })}>
        {!next && <ArrowLeft aria-hidden="true" />}
        {next?.words ?? 'Voltar ao produto'}
        {next && <ArrowRight aria-hidden="true" />}
      </Link>
    </Button>
  );
}
