import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '#web/components/ui/button.tsx';

type LoadMoreProps = {
  label?: string;
  isLoading: boolean;
  isFailed: boolean;
  onLoad: () => void;
};

export function LoadMore({ label = 'Carregar mais', isLoading, isFailed, onLoad }: LoadMoreProps) {
  return (
    <div className="mt-8 grid justify-items-center gap-3">
      {isFailed && !isLoading && (
        <p role="alert" className="text-sm text-danger">
          Não foi possível carregar mais. Tente novamente.
        </p>
      )}
      <Button busy={isLoading} onClick={onLoad}>
        {isLoading ? 'Carregando...' : label}
      </Button>
    </div>
  );
}

type NextPageButtonProps = {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>;
  label?: string;
};

/** Loads the next page of a query, if there is one. */
export function NextPageButton({ query, ...props }: NextPageButtonProps) {
  if (!query.hasNextPage) return null;
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  return (
    <LoadMore
      isLoading={isFetchingNextPage}
      isFailed={isFetchNextPageError}
      onLoad={() => void fetchNextPage()}
      {...props}
    />
  );
}
