import { createFileRoute } from '@tanstack/react-router';
import { PublishPage } from '#web/features/publishing/publish-page.tsx';

export const Route = createFileRoute('/_app/produtos/$productId/publicar')({
  staticData: { title: 'Levar para a loja' },
  component: ProductPublishPage,
});

function ProductPublishPage() {
  const { productId } = Route.useParams();
  return (
    <div className="page">
      <PublishPage productId={productId} />
    </div>
  );
}
