import { useIsMutating, useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { Product } from '#contract/products/products.ts';
import { nextStepOf } from '#domain/products/product-steps.ts';
import { isMissing, isPremiumRequired } from '#web/components/content/missing-or-premium.ts';
import { QueryError } from '#web/components/content/query-error.tsx';
import { ProductMissing } from '#web/components/product/product-missing.tsx';
import { StepLinks } from '#web/components/product/product-steps.tsx';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ConnectionNote } from '#web/components/ui/connection-note.tsx';
import { NextStepButton } from '#web/components/ui/next-step-button.tsx';
import { EmptyState } from '#web/components/ui/states/empty-state.tsx';
import { GateSummary } from '#web/features/japan-gate/gate-summary.tsx';
import { ProductPrices } from '#web/features/pricing/product-prices.tsx';
import { ProductDetails, ProductHead } from '#web/features/products/product-details.tsx';
import { areEditsStored, editKey, type ProductEdit } from '#web/features/products/product-edits.ts';
import { AddPhotosButton, ProductPhotos } from '#web/features/products/product-photos.tsx';
import { ProductSkeleton } from '#web/features/products/products-skeleton.tsx';
import { useUpdateProduct } from '#web/features/products/use-update-product.ts';
import { WriteMenu } from '#web/features/products/write-menu.tsx';
import { ProductTasks } from '#web/features/tasks/launch/product-tasks.tsx';
import { ExportMenu } from '#web/features/texts/export-menu.tsx';
import { TextList } from '#web/features/texts/text-list.tsx';
import { textsQuery } from '#web/features/texts/texts.queries.ts';
import { productQuery } from '#web/lib/api/product-query.ts';
import { useDocumentTitle } from '#web/lib/page/document-title.ts';

// The catalogue and its word tables are used only on this page.
const loadSheet = () => import('#web/features/sheet/product-sheet.tsx');
const ProductSheet = lazy(() => loadSheet().then((module) => ({ default: module.ProductSheet })));

const WholePageRequest = lazy(() =>
  import('#web/features/robots/whole-page-request.tsx').then((module) => ({ default: module.WholePageRequest })),
);

/** `texto`: the supplier's text beside its suggestions; `pedido`: all texts by the seller's own assistant. */
type ProductSearch = { ver?: 'texto' | 'pedido' };

export const Route = createFileRoute('/_app/produtos/$productId/')({
  validateSearch: ({ ver }: Record<string, unknown>): ProductSearch =>
    ver === 'texto' || ver === 'pedido' ? { ver } : {},
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(productQuery(params.productId));
    void context.queryClient.prefetchInfiniteQuery(textsQuery({ product: params.productId }));
  },
  component: ProductPage,
});

function ProductPage() {
  const { productId } = Route.useParams();
  const { ver: view } = Route.useSearch();
  return (
    <div className="page">
      {view ? (
        <BackLink to="/produtos/$productId" params={{ productId }}>
          Produto
        </BackLink>
      ) : (
        <BackLink to="/produtos">Produtos</BackLink>
      )}
      <ProductView />
    </div>
  );
}

function ProductView() {
  const { productId } = Route.useParams();
  const { ver: view } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data, error, isFetching, refetch } = useQuery(productQuery(productId));
  const { data: sheetCode } = useQuery({
    queryKey: ['sheet-code'],
    queryFn: loadSheet,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const product = data && { ...data, rowsWithoutJapanese: sheetCode?.countRowsWithoutJapanese(data) };
  useDocumentTitle(product?.name ?? 'Produtos');
  if (isMissing(error)) return <ProductMissing />;
  if (isPremiumRequired(error)) {
    return (
      <EmptyState
        as="h1"
        className="min-h-[50dvh]"
        seal="premium"
        title="Este produto está guardado"
        action={
          <Button asChild variant="premium-outline">
            <Link to="/plans">Fazer Upgrade</Link>
          </Button>
        }
      >
        Ele continua inteiro, com todos os textos. O Premium abre de novo.
      </EmptyState>
    );
  }
  if (!product) {
    return (
      <>
        <h1 className="sr-only">Produto</h1>
        {error ? (
          <QueryError query={{ error, refetch, isFetching }} title="Não foi possível carregar o produto." />
        ) : (
          <ProductSkeleton />
        )}
      </>
    );
  }
  return (
    <>
      <ProductHead
        product={product}
        actions={
          !view && (
            <>
              <ExportMenu productId={productId} />
              <WriteMenu productId={productId} />
            </>
          )
        }
      />
      <ConnectionNote mutationKey={editKey} areStored={areEditsStored} />
      {view === 'pedido' ? (
        <Suspense fallback={<ProductSkeleton />}>
          <WholePageRequest key={productId} product={product} onTaken={() => void navigate({ search: {} })} />
        </Suspense>
      ) : (
        <>
          {!view && <ProductProgress product={product} />}
          {!view && (
            <details className="mb-6 border-line border-y">
              <summary className="py-3 text-fg-soft">Nome, endereço, situação e texto do fornecedor</summary>
              <ProductDetails key={productId} product={product} />
            </details>
          )}
          {/* Beside the sheet: the specification that it gives, then what is known of price, tasks and Japan; a folded
              sheet leaves its place to texts and photos. */}
          <div
            className={
              view
                ? undefined
                : "grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr_auto] lg:gap-x-10 lg:gap-y-6 lg:[grid-template-areas:'sheet_spec'_'sheet_side'_'main_side'] lg:has-[>div>section>details:not([open])]:grid-rows-[auto_auto_1fr] lg:has-[>div>section>details:not([open])]:[grid-template-areas:'sheet_spec'_'main_spec'_'main_side']"
            }
          >
            <SheetPart key={productId} product={product} isTextView={view === 'texto'} />
            {!view && <MainParts product={product} />}
            {!view && <SideParts product={product} />}
          </div>
        </>
      )}
    </>
  );
}

/** `rowsWithoutJapanese`: undefined until the code of the sheet is there to count them. */
type ProductInView = Product & { rowsWithoutJapanese: number | undefined };

const isForSale = ({ status }: Product): boolean => status === 'a_venda' || status === 'pausado';

const isFinished = (product: ProductInView): boolean =>
  product.rowsWithoutJapanese !== undefined && nextStepOf(product) === undefined;

function ProductProgress({ product }: { product: ProductInView }) {
  const next = nextStepOf(product)?.step;
  const save = useUpdateProduct(product.id);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-t py-4">
      <StepLinks product={product} />
      {next ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full">
          <span className="text-fg-muted text-sm">Próximo passo</span>
          {next === 'photos' ? <AddPhotosButton /> : <NextStepButton product={product} />}
        </p>
      ) : !isFinished(product) ? null : isForSale(product) ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full">
          <span className="text-fg-muted text-sm">Tudo pronto.</span>
          <PublishButton productId={product.id} variant="primary" />
        </p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="text-fg-muted text-sm">Os seis passos estão feitos. Já está vendendo?</span>
          <Button onClick={() => save({ status: 'a_venda' })}>Marcar “À venda”</Button>
        </p>
      )}
    </div>
  );
}

const PublishButton = ({ productId, variant }: { productId: string; variant: 'primary' | 'secondary' }) => (
  <Button asChild variant={variant} className="max-sm:flex-1">
    <Link to="/produtos/$productId/publicar" params={{ productId }}>
      Levar para a loja
    </Link>
  </Button>
);

function SheetPart({ product, isTextView }: { product: Product; isTextView: boolean }) {
  const save = useUpdateProduct(product.id);
  const sourcesOnTheWay = useIsMutating({
    mutationKey: editKey,
    // The predicate gets only mutations with the key above, so the type of the variables is known.
    predicate: ({ state }) => {
      const { productId, patch } = state.variables as ProductEdit;
      return productId === product.id && patch.source !== undefined;
    },
  });
  return (
    <Suspense fallback={<ProductSkeleton />}>
      <ProductSheet
        product={product}
        save={save}
        isTextView={isTextView}
        isSourceSaved={sourcesOnTheWay === 0}
        next={(variant) => product.steps.sheet === 'full' && <NextStepButton product={product} variant={variant} />}
      />
    </Suspense>
  );
}

function MainParts({ product }: { product: Product }) {
  return (
    <div className="grid grid-cols-1 content-start gap-8 lg:[grid-area:main]">
      <TextList
        title="Textos"
        filter={{ product: product.id }}
        grouped
        empty="Nenhum texto ainda. Em “Escrever texto” os robôs partem da ficha acima."
      />
      <ProductPhotos
        key={product.id}
        product={product}
        next={nextStepOf(product)?.step === 'price' && <NextStepButton product={product} />}
      />
    </div>
  );
}

function SideParts({ product }: { product: ProductInView }) {
  const { id: productId } = product;
  return (
    <aside className="grid min-w-0 content-start gap-4 lg:[grid-area:side]" aria-label="Detalhes do produto">
      <ProductPrices productId={productId} price={product.price} />
      <GateSummary
        productId={productId}
        link={(words) => (
          <Link
            to="/produtos/$productId/japao"
            params={{ productId }}
            className="inline-flex min-h-6 items-center text-fg-muted text-sm underline underline-offset-4"
          >
            {words}
          </Link>
        )}
      />
      <ProductTasks productId={productId} />
      {/* Else it is the main button above. */}
      {nextStepOf(product)?.step !== 'shop' && !(isFinished(product) && isForSale(product)) && (
        <section className="card grid gap-3 p-5" aria-labelledby="publicar">
          <h2 className="h3" id="publicar">
            Loja
          </h2>
          <p className="text-sm text-fg-muted">Página de venda em japonês e arquivo para a Shopify.</p>
          <PublishButton productId={productId} variant="secondary" />
        </section>
      )}
    </aside>
  );
}
