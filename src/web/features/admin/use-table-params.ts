import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { TableSort } from '#web/components/ui/table/table-order.tsx';

/** Search, filter, order and page of a table; whatever changes the rows begins at page 1. */
export function useTableParams(initialSort: TableSort, filterName: 'modulo' | 'plano' = 'modulo') {
  const [search, setSearch] = useUrlParam('busca');
  const [filter, setFilter] = useUrlParam(filterName);
  const [sort, setSort] = useState(initialSort);
  const [page, setPage] = useState(1);
  function fromFirstPage<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      set(value);
      setPage(1);
    };
  }
  return {
    search,
    /** Empty: none. */
    filter,
    sort,
    page,
    setPage,
    setSearch: fromFirstPage(setSearch),
    setFilter: fromFirstPage(setFilter),
    setSort: fromFirstPage(setSort),
  };
}

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
