import type { UseQueryResult } from '@tanstack/react-query';
import { AppError } from '#domain/errors.ts';
import { ErrorState } from '#web/components/ui/states/error-state.tsx';

type QueryErrorProps = {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
  title: string;
  /** A toast gives the server's reason already. */
  hasToast?: boolean;
};

/** A query failed: says what could not be loaded, and offers another try. */
export const QueryError = ({ query, title, hasToast = false }: QueryErrorProps) => (
  <ErrorState title={title} onRetry={() => void query.refetch()} busy={query.isFetching}>
    {!hasToast && query.error instanceof AppError && query.error.code !== 'internal' ? query.error.message : undefined}
  </ErrorState>
);
