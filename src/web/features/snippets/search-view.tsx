import { useInfiniteQuery } from '@tanstack/react-query';
import type { SnippetCard, SnippetModule } from '#contract/snippets.ts';
import { formatWhole } from '#domain/text/format-number.ts';
import { LoadMore } from '#web/components/content/load-more.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import type { Category } from './categories.ts';
import { NothingFound } from './nothing-found.tsx';
import { SnippetShelf } from './snippet-shelf.tsx';
import { ShelvesSkeleton } from './snippet-skeletons.tsx';
import { snippetSearchQuery } from './snippets.queries.ts';

type SearchViewProps = { text: string; category: Category; onLocked: () => void; onClear: () => void };

/** Search results by module. The previous results stay, dimmed, while the next ones load. */
export function SearchView({ text, category, onLocked, onClear }: SearchViewProps) {
  const query = useInfiniteQuery(snippetSearchQuery(text, category));
  if (!query.data) {
    if (!query.isError) return <ShelvesSkeleton />;
    return (
      <ErrorState
        title="Não foi possível buscar os snippets."
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  }
  const results = query.data.pages.flatMap((page) => page.results);
  return (
    <div aria-busy={query.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
      <p role="status" className="sr-only">
        {query.isPlaceholderData ? 'Buscando...' : describeCount(results.length, query.hasNextPage)}
      </p>
      {results.length === 0 && <NothingFound onClear={onClear} />}
      {groupResults(results).map(({ module, snippets }) => (
        <SnippetShelf key={module.id} module={module} snippets={snippets} onLocked={onLocked} />
      ))}
      {query.hasNextPage && !query.isPlaceholderData && (
        <LoadMore
          isLoading={query.isFetchingNextPage}
          isFailed={query.isFetchNextPageError}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
    </div>
  );
}

function describeCount(count: number, hasMore: boolean): string {
  if (count === 1 && !hasMore) return '1 snippet encontrado';
  return `${hasMore ? 'Mais de ' : ''}${formatWhole(count)} snippets encontrados`;
}

type Result = { module: SnippetModule; snippet: SnippetCard };
type ResultGroup = { module: SnippetModule; snippets: SnippetCard[] };

/** Groups search results by module, both in result order. */
function groupResults(results: readonly Result[]): ResultGroup[] {
  const groups = new Map<string, ResultGroup>();
  for (const { module, snippet } of results) {
    const group = groups.get(module.id);
    if (group) group.snippets.push(snippet);
    else groups.set(module.id, { module, snippets: [snippet] });
  }
  return [...groups.values()];
}
