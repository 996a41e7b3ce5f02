import { useEffect } from 'react';

type LastPageOptions = { page: number; pageCount: number; isSettled: boolean; setPage: (page: number) => void };

/** The last row of the last page was deleted: goes to the page that is now the last. */
export function useLastPage({ page, pageCount, isSettled, setPage }: LastPageOptions): void {
  const target = Math.max(1, pageCount);
  useEffect(() => {
    if (isSettled && page > target) setPage(target);
  }, [isSettled, page, target, setPage]);
}
