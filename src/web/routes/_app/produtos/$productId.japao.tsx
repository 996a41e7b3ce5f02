import { createFileRoute, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { gateQuery } from '#web/features/japan/gate.queries.ts';
import { GatePage } from '#web/features/japan/gate-page.tsx';

export const Route = createFileRoute('/_app/produtos/$productId/japao')({
  staticData: { title: 'Pronto para o Japão' },
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(gateQuery(params.productId)),
  component: ProductGatePage,
});

function ProductGatePage() {
  const { productId } = Route.useParams();
  return (
    <div className="page">
      <GatePage
        productId={productId}
        back={(name) => (
          <Link to="/produtos/$productId" params={{ productId }} className="back-link">
            <ArrowLeft aria-hidden="true" />
            {name}
          </Link>
        )}
      />
    </div>
  );
}
