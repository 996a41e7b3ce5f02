import { useState } from 'react';
import type { TableSort } from '#web/components/ui/table/table-order.tsx';
import { useUrlParam } from './use-url-param.ts';

/** Search, sort and page of a table. A new search, filter or sort resets the page to 1. */
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
