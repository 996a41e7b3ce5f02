import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { LoadMore } from '#web/components/content/load-more.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { useAfterFirstPaint, useDataAfterFirstPaint } from '#web/lib/page/page-skeleton-html.ts';
import type { Category } from './categories.ts';
import { NothingFound } from './nothing-found.tsx';
import { SnippetShelf } from './snippet-shelf.tsx';
import { ShelvesSkeleton } from './snippet-skeletons.tsx';
import { snippetLibraryQuery } from './snippets.queries.ts';

type LibraryViewProps = { category: Category; onLocked: () => void; onClear: () => void };

/** All modules, each with its first snippets. */
export function LibraryView({ category, onLocked, onClear }: LibraryViewProps) {
  const query = useInfiniteQuery(snippetLibraryQuery(category));
  // Deferred, so that rendering dozens of cards does not block the browser.
  const data = useDeferredValue(useDataAfterFirstPaint(query.data));
  const isWhole = useAfterFirstPaint(data) !== undefined;
  if (!data) {
    if (!query.isError) return <ShelvesSkeleton />;
    return (
      <ErrorState
        title="Não foi possível carregar os snippets."
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  }
  const shelves = data.pages.flatMap((page) => page.modules);
  if (shelves.length === 0) return <NothingFound onClear={category === 'all' ? undefined : onClear} />;
  return (
    <div aria-busy={query.isPlaceholderData}>
      {/* Renders only the first shelf at first; it fills a phone's screen. */}
      {(isWhole ? shelves : shelves.slice(0, 1)).map((shelf) => (
        <SnippetShelf key={shelf.id} module={shelf} snippets={shelf.snippets} total={shelf.total} onLocked={onLocked} />
      ))}
      {isWhole && query.hasNextPage && (
        <LoadMore
          isLoading={query.isFetchingNextPage}
          isFailed={query.isFetchNextPageError}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
    </div>
  );
}
