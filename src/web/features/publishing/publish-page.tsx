import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Crown } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import type { ListingReply } from '#contract/products/publishing.ts';
import type { ShopifySend } from '#contract/shopify.ts';
import { hasPremium } from '#domain/accounts/user-types.ts';
import { previewLanding } from '#domain/publishing/landing-html-file.ts';
import { publishContents } from '#domain/publishing/publish-contents.ts';
import { findMissing } from '#domain/publishing/publish-problems.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { isUnderWay, type SendState } from '#domain/shopify/shopify.ts';
import { isMissing } from '#web/components/content/missing-or-premium.ts';
import { ProductMissing } from '#web/components/product/product-missing.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { ErrorState } from '#web/components/ui/states/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/states/skeleton.tsx';
import { shopQuery } from '#web/lib/api/shop-query.ts';
import { offerPremium, premiumOffers } from '#web/lib/premium-offer.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { isWideScreen } from '#web/lib/use-stored-flag.ts';
import { type Choices, listingQuery, sendQuery, useSendToShopify } from './listing.queries.ts';
import { PublishExports } from './publish-exports.tsx';
import { PublishRows } from './publish-rows.tsx';
import { SendDifferences, Sending, Sent } from './shopify-send.tsx';
import './publishing.css';

export function PublishPage({ productId }: { productId: string }) {
  const listing = useQuery(listingQuery(productId));
  const shop = useQuery(shopQuery);
  const sending = useQuery(sendQuery(productId));
  if (isMissing(listing.error)) return <ProductMissing />;
  return (
    <>
      <BackLink to="/produtos/$productId" params={{ productId }}>
        {listing.data?.name ?? 'Produto'}
      </BackLink>
      {listing.data && shop.data && sending.data ? (
        <Publishing productId={productId} reply={listing.data} shop={shop.data.shop} sending={sending.data} />
      ) : listing.error || shop.error || sending.error ? (
        <>
          <PageHeader title="Levar para a loja" seal="loja" />
          <ErrorState
            title="Não deu para abrir a publicação"
            onRetry={() => void Promise.all([listing, shop, sending].map(({ refetch }) => refetch()))}
            busy={listing.isFetching}
          />
        </>
      ) : (
        <PublishSkeleton />
      )}
    </>
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

const PublishSkeleton = () => (
  <>
    <Head
      action={
        <div className="grid grid-cols-2 gap-2">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      }
    />
    <SkeletonGroup>
      <Columns>
        <div>
          <Skeleton className="mb-5 h-7 w-56" />
          {ROWS.map((row) => (
            <div key={row} className="border-line border-t py-3.5">
              <Skeleton className="h-5" />
            </div>
          ))}
        </div>
        <Skeleton className="h-12 lg:h-[38rem] lg:rounded-[2.25rem]" />
      </Columns>
    </SkeletonGroup>
  </>
);

const Columns = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-2 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-14">{children}</div>
);

type PublishingProps = { productId: string; reply: ListingReply; shop: Shop; sending: ShopifySend };

function Publishing({ productId, reply, shop, sending: { send, shopName } }: PublishingProps) {
  const contents = publishContents(reply);
  const missing = findMissing(contents, shop, reply.rowsWithoutJapanese);
  const [choices, setChoices] = useState<Choices>({});
  const [isWide] = useState(() => isWideScreen('64rem'));
  const isPremium = hasPremium(useCurrentUser().userType);
  const canSend = isPremium && shopName !== null;
  const exports = <PublishExports productId={productId} contents={contents} shop={shop} isMain={!canSend} />;
  const isSent = send?.state === 'done';
  const toShopify = canSend ? (
    <SendAction
      productId={productId}
      send={send}
      isReady={!missing.some(({ holds }) => holds.includes('draft'))}
      choices={choices}
    />
  ) : (
    <ConnectAction isPremium={isPremium} />
  );
  // The head holds what can be done now: the draft where a shop is connected, the files elsewhere.
  const [action, otherWay] = canSend ? [toShopify, exports] : [exports, toShopify];
  if (send?.state === 'asking') {
    return (
      <>
        <Head action={action} />
        <SendDifferences send={send} choices={choices} onChoose={setChoices} exports={otherWay} />
      </>
    );
  }
  return (
    <>
      <Head action={action} isQuiet={isSent} />
      <Columns>
        <div className="min-w-0">
          {send && isUnderWay(send.state) ? (
            <Sending productId={productId} send={send} />
          ) : (
            <>
              {isSent && <Sent send={send} shopName={shopName} />}
              {send?.state === 'failed' && (
                <Alert variant="error" className="mb-6">
                  {send.failure}
                </Alert>
              )}
              {send?.state === 'cancelled' && (
                <p className="mb-6 text-fg-muted text-sm">O envio parou. Ele pode ir de novo.</p>
              )}
              <PublishRows
                productId={productId}
                reply={reply}
                contents={contents}
                missing={missing}
                isSent={isSent}
                isConnected={shopName !== null}
                canSend={canSend}
                shop={shop}
              />
            </>
          )}
        </div>
        <aside
          className="grid content-start gap-4 lg:sticky lg:top-[calc(var(--size-bar)+1.5rem)]"
          aria-label="No celular do cliente"
        >
          <details open={isWide} className="border-line max-lg:border-t">
            <summary className="h3 min-h-12 content-center lg:mb-2 lg:min-h-6">Prévia da página</summary>
            <Phone
              page={previewLanding(
                contents,
                shop,
                reply.listing.images.length > 0 ? [] : reply.photos.map(({ url }) => url),
              )}
            />
          </details>
          {otherWay}
          {reply.sampleCount > 0 && (
            <p className="text-fg-muted text-sm">
              Reviews de exemplo ficam fora: não são opinião de cliente, e publicá-los no Japão é proibido.
            </p>
          )}
        </aside>
      </Columns>
    </>
  );
}

/** Preview of the shop page. The iframe is as high as its content, so that the phone frame scrolls, also by keyboard. */
function Phone({ page }: { page: string }) {
  const [height, setHeight] = useState<number>();
  function handleLoad({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const body = currentTarget.contentDocument?.body;
    if (body) new ResizeObserver(() => setHeight(body.offsetHeight)).observe(body);
  }
  return (
    <div className="mx-auto max-w-80 rounded-[2.25rem] border border-line-strong bg-raised p-2">
      <section
        className="h-[min(38rem,70dvh)] overflow-y-auto rounded-[1.75rem] bg-[white] [scrollbar-width:none]"
        aria-label="Prévia da página"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        tabIndex={0}
      >
        {/* Sandboxed: no scripts, no forms, no navigation. The photos are served by us. */}
        <iframe
          className="pointer-events-none block min-h-full w-full"
          title="Página de venda"
          tabIndex={-1}
          sandbox="allow-same-origin"
          srcDoc={page}
          style={{ height }}
          onLoad={handleLoad}
        />
      </section>
    </div>
  );
}

function Head({ action, isQuiet = false }: { action: ReactNode; isQuiet?: boolean }) {
  return (
    <PageHeader
      title="Levar para a loja"
      seal="loja"
      sealTone={isQuiet ? 'quiet' : 'accent'}
      actions={
        <div className="publish-action grid max-lg:fixed max-lg:inset-x-0 max-lg:bottom-(--thumb-room,0px) max-lg:z-15 max-lg:auto-cols-fr max-lg:grid-flow-col max-lg:gap-3 max-lg:border-line max-lg:border-t max-lg:bg-ground max-lg:px-(--space-gutter) max-lg:py-3 md:max-lg:left-16 lg:w-80">
          {action}
        </div>
      }
    />
  );
}

function ConnectAction({ isPremium }: { isPremium: boolean }) {
  return isPremium ? (
    <Button asChild>
      <Link to="/loja/shopify">Conectar a Shopify</Link>
    </Button>
  ) : (
    <Button variant="premium-outline" onClick={() => offerPremium(premiumOffers.shopify)}>
      <Crown aria-hidden="true" />
      Criar rascunho na Shopify
    </Button>
  );
}

type SendActionProps = { productId: string; send: ShopifySend['send']; isReady: boolean; choices: Choices };

const SEND_WORDS: Partial<Record<SendState, string>> = {
  waiting: 'Criando rascunho...',
  running: 'Criando rascunho...',
  asking: 'Aplicar escolhas',
  done: 'Enviar de novo',
  failed: 'Tentar novamente',
};

function SendAction({ productId, send, isReady, choices }: SendActionProps) {
  const { mutate, isPending } = useSendToShopify(productId);
  const isAsking = send?.state === 'asking';
  const isSending = send !== null && isUnderWay(send.state);
  return (
    <Button
      variant={send?.state === 'done' ? 'secondary' : 'primary'}
      disabled={!isSending && (isAsking ? send.differences.some(({ field }) => !choices[field]) : !isReady)}
      busy={isSending || isPending}
      onClick={() => mutate(isAsking ? choices : {})}
    >
      {(send && SEND_WORDS[send.state]) ?? 'Criar rascunho na Shopify'}
    </Button>
  );
}
