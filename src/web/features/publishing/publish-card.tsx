import { Link } from '@tanstack/react-router';
import { Button } from '#web/components/ui/button.tsx';

export function PublishCard({ productId }: { productId: string }) {
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="publicar">
      <h2 className="h3" id="publicar">
        Loja
      </h2>
      <p className="text-sm text-fg-muted">Página de venda em japonês e arquivo para a Shopify.</p>
      <Button asChild>
        <Link to="/produtos/$productId/publicar" params={{ productId }}>
          Levar para a loja
        </Link>
      </Button>
    </section>
  );
}
