import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import type { SnippetCard, SnippetModule } from '#contract/snippets.ts';
import { formatTenths, formatWhole } from '#domain/text/format-number.ts';
import { NextPageButton } from '#web/components/content/load-more.tsx';
import { QueryError } from '#web/components/content/query-error.tsx';
import { SearchBox } from '#web/components/content/search-box.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Segmented } from '#web/components/ui/form/segmented.tsx';
import { StatList } from '#web/components/ui/stat-list.tsx';
import { EmptyState } from '#web/components/ui/states/empty-state.tsx';
import { Skeleton } from '#web/components/ui/states/skeleton.tsx';
import { useAfterFirstPaint, useDataAfterFirstPaint } from '#web/lib/page/page-skeleton-html.ts';
import { type Category, categoryOptions } from './library-search-params.ts';
import { SnippetShelf } from './snippet-shelf.tsx';
import { ShelvesSkeleton } from './snippet-skeletons.tsx';
import { snippetLibraryQuery, snippetSearchQuery } from './snippets.queries.ts';

type LibraryViewProps = { category: Category; onClear: () => void };

export function LibraryView({ category, onClear }: LibraryViewProps) {
  const query = useInfiniteQuery(snippetLibraryQuery(category));
  // Deferred, so that rendering dozens of cards does not block the browser.
  const data = useDeferredValue(useDataAfterFirstPaint(query.data));
  const isWhole = useAfterFirstPaint(data) !== undefined;
  if (!data) {
    if (!query.isError) return <ShelvesSkeleton />;
    return <QueryError query={query} title="Não foi possível carregar os snippets." />;
  }
  const shelves = data.pages.flatMap((page) => page.modules);
  if (shelves.length === 0) return <NothingFound onClear={category === 'all' ? undefined : onClear} />;
  return (
    <div aria-busy={query.isPlaceholderData}>
      <ModuleLinks modules={shelves} />
      {/* Renders only the first shelf at first; it fills a phone's screen. */}
      {(isWhole ? shelves : shelves.slice(0, 1)).map((shelf) => (
        <SnippetShelf key={shelf.id} module={shelf} snippets={shelf.snippets} total={shelf.total} />
      ))}
      {isWhole && <NextPageButton query={query} />}
    </div>
  );
}

/** The whole library at a glance: it is many screens long. */
function ModuleLinks({ modules }: { modules: readonly SnippetModule[] }) {
  if (modules.length < 2) return null;
  return (
    <nav aria-label="Módulos" className="mb-8 flex gap-2 overflow-x-auto sm:flex-wrap">
      {modules.map(({ id, title }) => (
        <Button key={id} asChild size="sm" className="flex-none">
          <Link to="/snippets/$moduleId" params={{ moduleId: id }}>
            {title}
          </Link>
        </Button>
      ))}
    </nav>
  );
}

type SearchViewProps = { text: string; category: Category; onClear: () => void };

/** Search results by module. The previous results stay, dimmed, while the next ones load. */
export function SearchView({ text, category, onClear }: SearchViewProps) {
  const query = useInfiniteQuery(snippetSearchQuery(text, category));
  if (!query.data) {
    if (!query.isError) return <ShelvesSkeleton />;
    return <QueryError query={query} title="Não foi possível buscar os snippets." />;
  }
  const results = query.data.pages.flatMap((page) => page.results);
  return (
    <div aria-busy={query.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
      <p role="status" className="sr-only">
        {query.isPlaceholderData ? 'Buscando...' : describeCount(results.length, query.hasNextPage)}
      </p>
      {results.length === 0 && <NothingFound onClear={onClear} />}
      {groupResults(results).map(({ module, snippets }) => (
        <SnippetShelf key={module.id} module={module} snippets={snippets} />
      ))}
      {!query.isPlaceholderData && <NextPageButton query={query} />}
    </div>
  );
}

function describeCount(count: number, hasMore: boolean): string {
  if (count === 1 && !hasMore) return '1 snippet encontrado';
  return `${hasMore ? 'Mais de ' : ''}${formatWhole(count)} snippets encontrados`;
}

type Result = { module: SnippetModule; snippet: SnippetCard };
type ResultGroup = { module: SnippetModule; snippets: SnippetCard[] };

function groupResults(results: readonly Result[]): ResultGroup[] {
  const groups = new Map<string, ResultGroup>();
  for (const { module, snippet } of results) {
    const group = groups.get(module.id);
    if (group) group.snippets.push(snippet);
    else groups.set(module.id, { module, snippets: [snippet] });
  }
  return [...groups.values()];
}

function NothingFound({ onClear }: { onClear?: (() => void) | undefined }) {
  return (
    <EmptyState
      title="Nenhum código encontrado para os filtros selecionados."
      action={
        onClear && (
          <Button size="sm" onClick={onClear}>
            Limpar filtros
          </Button>
        )
      }
    />
  );
}

type SnippetFiltersProps = {
  text: string;
  category: Category;
  onTextChange: (text: string) => void;
  onCategoryChange: (category: Category) => void;
};

export function SnippetFilters({ text, category, onTextChange, onCategoryChange }: SnippetFiltersProps) {
  return (
    <search className="mt-4 mb-6 flex flex-wrap gap-3 md:mt-8 md:mb-10 *:first:flex-[1_1_16rem]">
      <SearchBox label="Buscar" placeholder="Buscar por título ou descrição" text={text} onTextChange={onTextChange} />
      <Segmented label="Categoria" value={category} onValueChange={onCategoryChange} options={categoryOptions} />
    </search>
  );
}

/** Statistics of the whole library, regardless of the filter. */
export function LibraryStats({ category }: { category: Category }) {
  const { data, isError } = useInfiniteQuery(snippetLibraryQuery(category));
  const stats = data?.pages[0]?.stats;
  const show = (format: (figures: NonNullable<typeof stats>) => string) => {
    if (stats) return format(stats);
    return isError ? '–' : <Skeleton className="h-7 w-14" />;
  };
  return (
    <StatList
      className="stats-line"
      stats={[
        {
          key: 'count',
          label: 'snippets',
          value: show(({ snippetCount }) => formatWhole(snippetCount)),
        },
        {
          key: 'rating',
          label: 'nota média',
          value: show(({ averageRating }) => (averageRating === 0 ? '–' : formatTenths(averageRating))),
        },
        {
          key: 'downloads',
          label: 'downloads',
          value: show(({ downloads }) => (downloads === 0 ? '–' : formatWhole(downloads))),
        },
      ]}
    />
  );
}
