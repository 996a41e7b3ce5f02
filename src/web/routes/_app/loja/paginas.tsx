import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { SHOP_PAGE_KEYS, type ShopPageKey } from '#domain/shop-pages/shop-page-keys.ts';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { ErrorState } from '#web/components/ui/states/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/states/skeleton.tsx';
import { ShopPagesView } from '#web/features/shop/shop-pages-view.tsx';
import { ShopTabs } from '#web/features/shop/shop-tabs.tsx';
import { shopQuery } from '#web/lib/api/shop-query.ts';

/** The open page; an unknown name opens the first one. */
function readSearch({ pagina }: Record<string, unknown>): { pagina?: ShopPageKey } {
  const known = SHOP_PAGE_KEYS.find((key) => key === pagina);
  return known ? { pagina: known } : {};
}

export const Route = createFileRoute('/_app/loja/paginas')({
  staticData: { title: 'Páginas da loja' },
  validateSearch: readSearch,
  component: ShopPagesPage,
});

function ShopPagesPage() {
  const { pagina = 'seller' } = Route.useSearch();
  const { data, error, isFetching, refetch } = useQuery(shopQuery);
  return (
    <div className="page">
      <PageHeader title="Minha loja" seal="loja">
        As páginas que a lei japonesa pede, feitas com os dados da loja.
      </PageHeader>
      <ShopTabs />
      {data ? (
        <ShopPagesView shop={data.shop} open={pagina} />
      ) : error ? (
        <ErrorState title="Não deu para abrir as páginas" onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonGroup className="grid gap-4">
          <Skeleton className="h-10" />
          <Skeleton className="h-96 rounded-lg" />
        </SkeletonGroup>
      )}
    </div>
  );
}
