import type { UseQueryResult } from '@tanstack/react-query';
import { AppError } from '#domain/errors.ts';
import { ErrorState } from '#web/components/ui/states/error-state.tsx';

type QueryErrorProps = { query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>; title: string };

/** A query failed: says what could not be loaded, and offers another try. */
export const QueryError = ({ query, title }: QueryErrorProps) => (
  <ErrorState title={title} onRetry={() => void query.refetch()} busy={query.isFetching}>
    {query.error instanceof AppError && query.error.code !== 'internal' ? query.error.message : undefined}
  </ErrorState>
);
