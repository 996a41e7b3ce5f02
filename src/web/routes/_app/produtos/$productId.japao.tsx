import { createFileRoute } from '@tanstack/react-router';
import { gateQuery } from '#web/features/japan-gate/gate.queries.ts';
import { GatePage } from '#web/features/japan-gate/gate-page.tsx';
import { BackToProduct } from '#web/features/products/back-to-product.tsx';

export const Route = createFileRoute('/_app/produtos/$productId/japao')({
  staticData: { title: 'Pronto para o Japão' },
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(gateQuery(params.productId)),
  component: ProductGatePage,
});

function ProductGatePage() {
  const { productId } = Route.useParams();
  return (
    <div className="page">
      <GatePage productId={productId} back={(name) => <BackToProduct productId={productId} name={name} />} />
    </div>
  );
}
