import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { ShopTabs } from '#web/features/shop/shop-tabs.tsx';
import { ShopifyView } from '#web/features/shopify/shopify-view.tsx';

export const Route = createFileRoute('/_app/loja/shopify')({
  staticData: { title: 'Shopify' },
  component: ShopifyPage,
});

function ShopifyPage() {
  return (
    <div className="page">
      <PageHeader title="Minha loja" seal="loja">
        Conecte a sua loja e envie cada produto pronto, como rascunho.
      </PageHeader>
      <ShopTabs />
      <ShopifyView />
    </div>
  );
}
