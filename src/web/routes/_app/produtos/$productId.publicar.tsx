import { createFileRoute, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { PublishPage } from '#web/features/publishing/publish-page.tsx';

export const Route = createFileRoute('/_app/produtos/$productId/publicar')({
  staticData: { title: 'Publicar produto' },
  component: ProductPublishPage,
});

function ProductPublishPage() {
  const { productId } = Route.useParams();
  return (
    <div className="page">
      <PublishPage
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
