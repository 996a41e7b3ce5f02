import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { ErrorState } from '#web/components/ui/states/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/states/skeleton.tsx';
import { ShopForm } from '#web/features/shop/shop-form.tsx';
import { ShopTabs } from '#web/features/shop/shop-tabs.tsx';
import { shopQuery } from '#web/lib/api/shop-query.ts';
import { openFolds } from '#web/lib/open-details.ts';

export const Route = createFileRoute('/_app/loja/')({
  staticData: { title: 'Minha loja' },
  validateSearch: ({ produto }: Record<string, unknown>): { produto?: string } =>
    typeof produto === 'string' ? { produto } : {},
  component: ShopPage,
});

function ShopPage() {
  const { data, error, isFetching, refetch } = useQuery(shopQuery);
  const { produto } = Route.useSearch();
  useFieldOfAddress(data !== undefined);
  return (
    <div className="page">
      <PageHeader title="Minha loja" seal="loja">
        Escreva uma vez. Páginas, respostas e snippets usam estes dados.
      </PageHeader>
      <ShopTabs />
      {data ? (
        <ShopForm {...data} productId={produto} />
      ) : error ? (
        <ErrorState title="Não foi possível carregar a sua loja." onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonGroup className="grid gap-6">
          <Skeleton className="h-28 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </SkeletonGroup>
      )}
    </div>
  );
}

/** Focuses the field named in the fragment; shop pages with a missing value link to it. */
function useFieldOfAddress(isReady: boolean): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (!isReady || !hash) return;
    const field = document.getElementById(hash);
    openFolds(field);
    const control = field?.matches('input, textarea, button')
      ? field
      : field?.querySelector<HTMLElement>('input, button');
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  }, [isReady, hash]);
}
