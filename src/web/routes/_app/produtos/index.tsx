import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PRODUCT_STATUSES, type ProductStatus } from '#domain/products/product.ts';
import { MAX_SEARCH } from '#domain/text/text-limits.ts';
import { isUuid } from '#domain/uuid.ts';
import { QueryError } from '#web/components/content/query-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { UpgradeBanner } from '#web/components/ui/upgrade-banner.tsx';
import { FirstProduct } from '#web/features/products/first-product.tsx';
import { ProductFilters, ProductLists } from '#web/features/products/product-lists.tsx';
import { ProductsSkeleton } from '#web/features/products/products-skeleton.tsx';
import { ExportMenu } from '#web/features/texts/export-menu.tsx';
import { TextList } from '#web/features/texts/text-list.tsx';
import { textQuery } from '#web/features/texts/texts.queries.ts';
import { productsQuery } from '#web/lib/api/product-query.ts';
import { useDataAfterFirstPaint } from '#web/lib/page/page-skeleton-html.ts';
import { usePreloadedComponent } from '#web/lib/page/use-lazy-component.ts';
import { offerPremium, premiumOffers } from '#web/lib/premium-offer.ts';

const loadDialogs = () =>
  import('#web/features/products/new-product-dialogs.tsx').then((module) => module.NewProductDialogs);

type ProductsSearch = { q?: string; situacao?: ProductStatus; texto?: string };

function readProductsSearch({ q, situacao, texto }: Record<string, unknown>): ProductsSearch {
  const status = PRODUCT_STATUSES.find((each) => each === situacao);
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, MAX_SEARCH) }),
    ...(status && { situacao: status }),
    ...(isUuid(texto) && { texto }),
  };
}

export const Route = createFileRoute('/_app/produtos/')({
  staticData: { title: 'Produtos' },
  validateSearch: readProductsSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(productsQuery()),
  component: ProductsPage,
});

function ProductsPage() {
  const { q: text = '', situacao: status, texto } = Route.useSearch();
  const navigate = Route.useNavigate();
  // Keeps the last list until the next one has loaded, so that the search field above it stays on screen.
  const list = useQuery({ ...productsQuery({ status, text }), placeholderData: keepPreviousData });
  const [NewProductDialogs, wantDialogs] = usePreloadedComponent(loadDialogs);
  const [isNaming, setIsNaming] = useState(false);
  const textsRef = useRef<HTMLDivElement>(null);
  const search = (change: Record<string, unknown>) =>
    void navigate({
      search: (current) => readProductsSearch({ ...current, ...change }),
      // Replaces the history entry: the back button should not step through each typed letter.
      replace: true,
      resetScroll: false,
    });
  const openProduct = (productId: string) => void navigate({ to: '/produtos/$productId', params: { productId } });
  const openNaming = () => {
    wantDialogs();
    setIsNaming(true);
  };
  const sourceText = useSourceText(texto);
  useEffect(() => {
    if (texto) wantDialogs();
  }, [texto, wantDialogs]);
  const data = useDataAfterFirstPaint(list.data);
  const isEmpty = data?.total === 0 && !text;
  const isFull = data?.productLimit != null && data.total >= data.productLimit;
  return (
    <div className="page">
      <PageHeader
        title="Produtos"
        seal="produtos"
        actions={
          data &&
          !isEmpty && (
            <Button
              variant={isFull ? 'secondary' : 'primary'}
              onClick={() => (isFull ? offerPremium(premiumOffers.product) : void navigate({ to: '/produtos/novo' }))}
            >
              <Plus aria-hidden="true" />
              Novo produto
            </Button>
          )
        }
      >
        Ficha, textos, preço e regras do Japão de cada coisa que você vende.
      </PageHeader>
      {!data ? (
        list.isError ? (
          <QueryError query={list} title="Não foi possível carregar seus produtos." />
        ) : (
          <ProductsSkeleton />
        )
      ) : isEmpty ? (
        <FirstProduct
          looseTexts={data.looseTexts}
          isFree={data.productLimit !== null}
          onCreated={(productId) =>
            void navigate({ to: '/produtos/$productId', params: { productId }, search: { ver: 'texto' } })
          }
          onNameOnly={openNaming}
          importLink={
            <Button asChild size="sm">
              <Link to="/produtos/novo" aria-label="Importar página, CSV ou .json">
                Importar
              </Link>
            </Button>
          }
          onPickText={() => textsRef.current?.scrollIntoView()}
        />
      ) : (
        <>
          <ProductFilters
            text={text}
            status={status ?? 'all'}
            onTextChange={(q) => search({ q })}
            onStatusChange={(next) => search({ situacao: next })}
          />
          <ProductLists
            list={data}
            isFiltered={Boolean(text || status)}
            onFilterClear={() => search({ q: undefined, situacao: undefined })}
          />
        </>
      )}
      {data && (!isEmpty || data.looseTexts > 0 || data.keptTexts > 0) && (
        <div className="mt-10" ref={textsRef}>
          {(text || data.looseTexts > 0 || data.keptTexts > 0) && (
            <TextList
              title={text ? 'Textos' : 'Textos sem produto'}
              filter={text ? { text } : { product: 'none' }}
              empty={text ? 'Nenhum texto com estas palavras.' : 'Todos os seus textos já têm um produto.'}
            />
          )}
          <div className="mt-6">
            <ExportMenu />
          </div>
        </div>
      )}
      {data?.productLimit != null && !isEmpty && (
        <UpgradeBanner
          className="mt-6"
          title="Todos os produtos, todos os textos."
          action={
            <Button asChild variant="premium-outline">
              <Link to="/plans">Fazer Upgrade</Link>
            </Button>
          }
        >
          O Premium abre todos os produtos e guarda o histórico inteiro, sem limite de textos.
        </UpgradeBanner>
      )}
      {NewProductDialogs && (
        <NewProductDialogs
          isNaming={isNaming}
          onNamingChange={setIsNaming}
          fromText={sourceText}
          onTextClose={() => search({ texto: undefined })}
          onCreated={openProduct}
        />
      )}
    </div>
  );
}

/** The robot text to create a product from; null if it no longer exists, undefined while loading. */
function useSourceText(textId: string | undefined) {
  const { data: text, isPending } = useQuery({ ...textQuery(textId ?? ''), enabled: textId !== undefined });
  if (isPending) return undefined;
  if (!text) return null;
  const { chosenName } = text.input;
  return { id: text.id, title: text.title, chosenName: typeof chosenName === 'string' ? chosenName : '' };
}
