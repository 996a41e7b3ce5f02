import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { formatWhole } from '#domain/text/format-number.ts';
import { NextPageButton } from '#web/components/content/load-more.tsx';
import { isMissing } from '#web/components/content/missing-or-premium.ts';
import { QueryError } from '#web/components/content/query-error.tsx';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { EmptyState } from '#web/components/ui/states/empty-state.tsx';
import { SnippetGrid } from '#web/features/snippets/snippet-card.tsx';
import { ModuleSkeleton } from '#web/features/snippets/snippet-skeletons.tsx';
import { snippetModuleQuery } from '#web/features/snippets/snippets.queries.ts';
import { useDocumentTitle } from '#web/lib/page/document-title.ts';

export const Route = createFileRoute('/_app/snippets/$moduleId')({
  loader: ({ context, params }) => void context.queryClient.prefetchInfiniteQuery(snippetModuleQuery(params.moduleId)),
  component: SnippetModulePage,
});

function SnippetModulePage() {
  return (
    <div className="page">
      <BackLink to="/snippets">Voltar</BackLink>
      <Module />
    </div>
  );
}

function Module() {
  const { moduleId } = Route.useParams();
  const query = useInfiniteQuery(snippetModuleQuery(moduleId));
  const module = query.data?.pages[0];
  useDocumentTitle(module?.title ?? 'Snippets');
  if (isMissing(query.error)) {
    return <EmptyState as="h1" className="min-h-[50dvh]" title="Módulo não encontrado" />;
  }
  if (!module) {
    return (
      <>
        <h1 className="sr-only">Snippets</h1>
        {query.error ? <QueryError query={query} title="Não foi possível carregar o módulo." /> : <ModuleSkeleton />}
      </>
    );
  }
  const snippets = query.data?.pages.flatMap((page) => page.snippets) ?? [];
  return (
    <>
      <PageHeader title={module.title} seal="snippets">
        {module.description}
      </PageHeader>
      <h2 className="mb-4 text-sm text-fg-muted tabular-nums">
        {module.total === 1 ? '1 snippet' : `${formatWhole(module.total)} snippets`}
      </h2>
      {snippets.length === 0 ? (
        <EmptyState title="Nenhum código disponível neste módulo ainda." />
      ) : (
        <SnippetGrid snippets={snippets} />
      )}
      <NextPageButton query={query} />
    </>
  );
}
