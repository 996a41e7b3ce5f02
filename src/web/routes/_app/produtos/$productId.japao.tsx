import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { nextStepOf } from '#domain/products/product-steps.ts';
import { PublishWithoutPhoto } from '#web/components/product/publish-without-photo.tsx';
import { NextStepButton } from '#web/components/ui/next-step-button.tsx';
import { gateQuery } from '#web/features/japan-gate/gate.queries.ts';
import { GatePage } from '#web/features/japan-gate/gate-page.tsx';
import { productQuery } from '#web/lib/api/product-query.ts';

export const Route = createFileRoute('/_app/produtos/$productId/japao')({
  staticData: { title: 'Pronto para o Japão' },
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(gateQuery(params.productId)),
  component: ProductGatePage,
});

function ProductGatePage() {
  const { productId } = Route.useParams();
  const { data: product } = useQuery(productQuery(productId));
  return (
    <div className="page">
      <GatePage
        productId={productId}
        hasNext={product !== undefined && nextStepOf(product, 'japan') !== undefined}
        next={(variant) => (
          <>
            <PublishWithoutPhoto product={product} current="japan" />
            <NextStepButton product={product} current="japan" variant={variant} />
          </>
        )}
      />
    </div>
  );
}
