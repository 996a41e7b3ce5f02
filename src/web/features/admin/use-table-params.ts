import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { TableSort } from '#web/components/ui/table/table-order.tsx';

export function useTableParams(initialSort: TableSort) {
  const [search, setSearch] = useUrlParam('busca');
  const [sort, setSort] = useState(initialSort);
  const [page, setPage] = useState(1);
  const [moduleId, setModuleId] = useUrlParam('modulo');
  return {
    search,
    sort,
    page,
    moduleId: moduleId || undefined,
    setPage,
    setSearch: (text: string) => {
      setSearch(text);
      setPage(1);
    },
    setModuleId: (next: string | undefined) => {
      setModuleId(next ?? '');
      setPage(1);
    },
    setSort: (next: TableSort) => {
      setSort(next);
      setPage(1);
    },
    query: {
      ...(search && { search }),
      ...(moduleId && { moduleId }),
      sort: sort.id,
      direction: sort.desc ? ('desc' as const) : ('asc' as const),
      page,
    },
  };
}

export type TableParams = ReturnType<typeof useTableParams>;

/** A filter stored in the URL, so that it survives reload, Back and sharing the link; '' means no filter. */
export function useUrlParam(name: 'busca' | 'modulo' | 'plano' | 'sobre'): [string, (value: string) => void] {
  const search = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>;
  const navigate = useNavigate();
  const set = (value: string) =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, [name]: value || undefined }) as never,
      replace: true,
      resetScroll: false,
    });
  return [search[name] ?? '', set];
}

type LastPageOptions = { page: number; pageCount: number; isLoaded: boolean; setPage: (page: number) => void };

/** When the only row of the last page is deleted, goes to the new last page. */
export function useLastPage({ page, pageCount, isLoaded, setPage }: LastPageOptions): void {
  const target = Math.max(1, pageCount);
  useEffect(() => {
    if (isLoaded && page > target) setPage(target);
  }, [isLoaded, page, target, setPage]);
}
