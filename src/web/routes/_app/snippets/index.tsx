import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { type LibrarySearch, readLibrarySearch } from '#web/features/snippets/library-search-params.ts';
import { LibraryStats, LibraryView, SearchView, SnippetFilters } from '#web/features/snippets/library-view.tsx';
import { snippetLibraryQuery } from '#web/features/snippets/snippets.queries.ts';

export const Route = createFileRoute('/_app/snippets/')({
  staticData: { title: 'Snippets' },
  validateSearch: readLibrarySearch,
  loaderDeps: ({ search }) => ({ category: search.category ?? 'all' }),
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(snippetLibraryQuery(deps.category)),
  component: SnippetsPage,
});

function SnippetsPage() {
  const { q: text = '', category = 'all' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const search = (change: LibrarySearch) =>
    void navigate({
      search: (current) => readLibrarySearch({ ...current, ...change }),
      // Replaces the history entry: the back button should not step through each typed letter.
      replace: true,
      resetScroll: false,
    });
  const clear = () => search({ q: '', category: 'all' });
  return (
    <div className="page">
      <PageHeader title="Snippets" seal="snippets">
        Códigos e prompts para lojas que vendem no Japão.
      </PageHeader>
      <LibraryStats category={category} />
      <SnippetFilters
        text={text}
        category={category}
        onTextChange={(q) => search({ q })}
        onCategoryChange={(next) => search({ category: next })}
      />
      {text ? (
        <SearchView text={text} category={category} onClear={clear} />
      ) : (
        <LibraryView category={category} onClear={clear} />
      )}
    </div>
  );
}
