import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ListingDraft, type ListingReply, listingSchema } from '#contract/products/publishing.ts';
import { AppError } from '#domain/errors.ts';
import { previewLanding } from '#domain/publishing/export-landing.ts';
import { materialOf } from '#domain/publishing/material-of.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { isMissing } from '#web/components/content/is-not-found.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { shopQuery } from '#web/lib/api/shop-query.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { listingQuery, useSaveListing } from './listing.queries.ts';
import { PublishExports } from './publish-exports.tsx';
import { PublishForm } from './publish-form.tsx';
import { PublishPoints } from './publish-points.tsx';
import { SendPanel } from './send-panel.tsx';
import './publishing.css';

type PublishPageProps = { productId: string; back: (name: string) => ReactNode };

/** A product on its way to the shop: what the page still needs, how it looks on a phone, and the files. */
export function PublishPage({ productId, back }: PublishPageProps) {
  const { data, error, isFetching, refetch } = useQuery(listingQuery(productId));
  const shop = useQuery(shopQuery);
  if (isMissing(error)) return <EmptyState as="h1" title="Produto não encontrado" className="min-h-[50dvh]" />;
  const failure = error ?? shop.error;
  return (
    <>
      {back(data?.name ?? 'Produto')}
      <PageHeader title="Publicar produto" seal="loja">
        Página na ordem das lojas japonesas e arquivo para a Shopify, com os seus textos favoritos e os dados da loja.
      </PageHeader>
      {data && shop.data ? (
        <Publishing productId={productId} reply={data} shop={shop.data.shop} />
      ) : failure ? (
        <ErrorState
          title="Não deu para abrir a publicação"
          onRetry={() => void Promise.all([refetch(), shop.refetch()])}
          busy={isFetching}
        />
      ) : (
        <SkeletonGroup className="grid gap-6">
          <Skeleton className="h-64 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </SkeletonGroup>
      )}
    </>
  );
}

function Publishing({ productId, reply, shop }: { productId: string; reply: ListingReply; shop: Shop }) {
  const save = useSaveListing(productId);
  const { form, submit, isSaving, isDirty } = useContractForm<ListingDraft>({
    schema: listingSchema,
    defaultValues: reply.listing,
    save: async (draft) => {
      const { listing } = await save.mutateAsync(draft);
      form.reset(listing);
      toast({ title: 'Publicação salva' });
    },
    onFailure: (error) =>
      toast({
        title: 'Não deu para salvar',
        description: error instanceof AppError ? error.message : 'Erro inesperado. Tente novamente.',
        variant: 'destructive',
      }),
  });
  const listing = form.watch();
  const material = materialOf(reply, listing);
  return (
    <div className="publish">
      <form onSubmit={submit} noValidate aria-label="Publicação" className="grid min-w-0 content-start gap-6">
        <PublishForm form={form} listing={listing} reply={reply} />
        <PublishPoints
          points={reply.points}
          checked={listing.checkedPoints}
          onChange={(checked) => form.setValue('checkedPoints', checked, { shouldDirty: true })}
        />
        <div className="flex flex-wrap items-center justify-end gap-3">
          <span className="text-sm text-fg-muted" role="status">
            {isDirty && !isSaving && 'Mudanças não salvas'}
          </span>
          <Button type="submit" variant="primary" busy={isSaving}>
            {isSaving ? 'Salvando...' : 'Salvar publicação'}
          </Button>
        </div>
      </form>
      <div className="grid min-w-0 content-start gap-6">
        <SendPanel productId={productId} isDirty={isDirty} />
        <PublishExports material={material} shop={shop} isDirty={isDirty} sampleCount={reply.sampleCount} />
        <section className="grid gap-2" aria-labelledby="previa">
          <h2 className="h3" id="previa">
            No celular do cliente
          </h2>
          {/* No script, no forms, no way out: only what is drawn. */}
          <iframe
            className="publish-preview"
            title="Prévia da página"
            sandbox=""
            srcDoc={previewLanding(material, shop)}
          />
        </section>
      </div>
    </div>
  );
}
