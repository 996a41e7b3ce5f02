import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { hasPremium } from '#domain/accounts/user-types.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/states/empty-state.tsx';
import { ErrorState } from '#web/components/ui/states/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/states/skeleton.tsx';
import { UpgradeBanner } from '#web/components/ui/upgrade-banner.tsx';
import { useFocusOnClose } from '#web/lib/page/use-focus-on-close.ts';
import { premiumOffers } from '#web/lib/premium-offer.ts';
import { usePlan } from '#web/lib/session/current-user.ts';
import { ConnectShop } from './connect-shop.tsx';
import { ConnectedShop } from './connected-shop.tsx';
import { shopifyQuery } from './shopify.queries.ts';

export function ShopifyView() {
  const plan = usePlan();
  const { data, error, isFetching, refetch } = useQuery(shopifyQuery);
  const [isChanging, setIsChanging] = useState(false);
  const connected = useFocusOnClose<HTMLDivElement>(data !== undefined && (!data.connection || isChanging));
  if (!plan || !data) {
    if (error) {
      return <ErrorState title="Não deu para abrir a Shopify" onRetry={() => void refetch()} busy={isFetching} />;
    }
    return (
      <SkeletonGroup className="grid gap-6">
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-64 rounded-lg" />
      </SkeletonGroup>
    );
  }
  const { connection, keyRefusal } = data;
  if (!connection && !hasPremium(plan)) {
    return (
      <EmptyState
        seal="premium"
        title={premiumOffers.shopify.title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button asChild variant="premium-outline">
              <Link to="/plans">Fazer Upgrade</Link>
            </Button>
            <Button asChild>
              <Link to="/produtos">Ver produtos</Link>
            </Button>
          </div>
        }
      >
        {premiumOffers.shopify.text}
      </EmptyState>
    );
  }
  return (
    <>
      {!hasPremium(plan) && (
        <UpgradeBanner
          className="mb-6"
          title="Do Dropar direto para a sua loja."
          action={
            <Button asChild variant="premium-outline">
              <Link to="/plans">Fazer Upgrade</Link>
            </Button>
          }
        >
          Com o Premium, fotos, textos, preços e políticas vão prontos para a Shopify, como rascunho.
        </UpgradeBanner>
      )}
      {connection && !isChanging ? (
        <div className="outline-none" ref={connected} tabIndex={-1}>
          <ConnectedShop connection={connection} canTest={hasPremium(plan)} onChangeKeys={() => setIsChanging(true)} />
        </div>
      ) : (
        hasPremium(plan) && (
          <ConnectShop connection={connection} keyRefusal={keyRefusal} onDone={() => setIsChanging(false)} />
        )
      )}
    </>
  );
}
