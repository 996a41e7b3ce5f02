import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isMissing, isPremiumRequired, usePremiumNotice } from '#web/components/content/missing-or-premium.ts';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/states/empty-state.tsx';
import { ErrorState } from '#web/components/ui/states/error-state.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { SnippetSkeleton, SnippetView } from '#web/features/snippets/snippet-view.tsx';
import { snippetQuery } from '#web/features/snippets/snippets.queries.ts';
import { useDocumentTitle } from '#web/lib/page/document-title.ts';
import { premiumOffers } from '#web/lib/premium-offer.ts';

export const Route = createFileRoute('/_app/snippet/$snippetId')({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(snippetQuery(params.snippetId)),
  component: SnippetPage,
});

const MISSING = 'Snippet não encontrado';
const FAILED = 'Erro ao carregar dados do snippet';

function SnippetPage() {
  const { snippetId } = Route.useParams();
  const { data: snippet, error, isFetching, refetch } = useQuery(snippetQuery(snippetId));
  useDocumentTitle(snippet?.title ?? 'Snippet');
  usePremiumNotice(error, premiumOffers.snippet);
  useFailureToast(error);
  if (isPremiumRequired(error)) return <Navigate to="/snippets" replace />;
  if (isMissing(error)) {
    return (
      <EmptyState
        as="h1"
        className="min-h-[60dvh]"
        title={MISSING}
        action={
          <Button asChild>
            <Link to="/snippets">Voltar</Link>
          </Button>
        }
      />
    );
  }
  return (
    <div className="page">
      <BackLink to="/snippets">Voltar</BackLink>
      {snippet ? (
        <SnippetView snippet={snippet} />
      ) : (
        <>
          <h1 className="sr-only">Snippet</h1>
          {error ? (
            // Else than the toast, so that one failure is not said twice.
            <ErrorState title="Este snippet não abriu." onRetry={() => void refetch()} busy={isFetching} />
          ) : (
            <SnippetSkeleton />
          )}
        </>
      )}
    </div>
  );
}

function useFailureToast(error: Error | null): void {
  useEffect(() => {
    if (!error || isPremiumRequired(error)) return;
    toast({ title: 'Erro', description: isMissing(error) ? MISSING : FAILED, variant: 'destructive' });
  }, [error]);
}
