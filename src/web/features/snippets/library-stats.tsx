import { useInfiniteQuery } from '@tanstack/react-query';
import { formatTenths, formatWhole } from '#domain/text/format-number.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { StatList } from '#web/components/ui/stat-list.tsx';
import type { Category } from './categories.ts';
import { snippetLibraryQuery } from './snippets.queries.ts';

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
          isNone: false,
        },
        {
          key: 'rating',
          label: 'nota média',
          value: show(({ averageRating }) => formatTenths(averageRating)),
          isNone: stats?.averageRating === 0,
        },
        {
          key: 'downloads',
          label: 'downloads',
          value: show(({ downloads }) => formatWhole(downloads)),
          isNone: stats?.downloads === 0,
        },
      ].filter(({ isNone }) => !isNone)}
    />
  );
}
