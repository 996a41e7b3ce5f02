import { Link } from '@tanstack/react-router';
import { nextStepOf, type ProductStep, type ProductSteps } from '#domain/products/product-steps.ts';
import { Button } from '#web/components/ui/button.tsx';

type PublishWithoutPhotoProps = { product: { id: string; steps: ProductSteps } | undefined; current: ProductStep };

/** Beside "Pôr uma foto": somebody without one at hand goes on to publishing. */
export function PublishWithoutPhoto({ product, current }: PublishWithoutPhotoProps) {
  if (!product || nextStepOf(product, current)?.step !== 'photos') return null;
  return (
    <Button asChild variant="link">
      <Link to="/produtos/$productId/publicar" params={{ productId: product.id }}>
        Publicar
      </Link>
    </Button>
  );
}
