import { useEffect } from 'react';

type LastPageOptions = { page: number; pageCount: number; isSettled: boolean; setPage: (page: number) => void };

/** When the only row of the last page is deleted, goes to the new last page. */
export function useLastPage({ page, pageCount, isSettled, setPage }: LastPageOptions): void {
  const target = Math.max(1, pageCount);
  useEffect(() => {
    if (isSettled && page > target) setPage(target);
  }, [isSettled, page, target, setPage]);
}
