import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { materialOf } from '#domain/publishing/material-of.ts';
import { findCsvProblems } from '#domain/publishing/publish-problems.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { listingQuery } from './listing.queries.ts';

/** On a product's page: how far it is from the shop, and the way there. */
export function PublishCard({ productId }: { productId: string }) {
  const { data } = useQuery(listingQuery(productId));
  const missing = data ? findCsvProblems(materialOf(data)).length : undefined;
  return (
    <section className="card grid gap-3" aria-labelledby="publicar">
      <div className="flex items-center justify-between gap-2">
        <h2 className="h3" id="publicar">
          Publicar
        </h2>
        {missing !== undefined &&
          (missing === 0 ? (
            <Badge variant="success">Pronto para exportar</Badge>
          ) : (
            <Badge>{missing === 1 ? 'Falta 1 ponto' : `Faltam ${missing} pontos`}</Badge>
          ))}
      </div>
      <p className="text-sm text-fg-muted">Página de venda em japonês e arquivo para a Shopify.</p>
      <Button asChild size="sm">
        <Link to="/produtos/$productId/publicar" params={{ productId }}>
          Preparar publicação
        </Link>
      </Button>
    </section>
  );
}
