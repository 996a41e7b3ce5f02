import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { type AuditQuery, auditQuery } from '../users/users.queries.ts';
import { AuditItem } from './audit-item.tsx';

type AuditListProps = {
  query: AuditQuery;
  showsPerson?: boolean;
  /** Shown after the oldest entry. */
  last?: ReactNode;
  emptyText: string;
};

export function AuditList({ query, showsPerson = false, last, emptyText }: AuditListProps) {
  const trail = useInfiniteQuery(auditQuery(query));
  const entries = trail.data?.pages.flatMap((page) => page.entries) ?? [];
  if (trail.isPending) {
    return (
      <SkeletonGroup className="mt-4 grid gap-4">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-14" />
        ))}
      </SkeletonGroup>
    );
  }
  if (trail.isError) {
    return (
      <ErrorState
        title="Não foi possível carregar a trilha."
        onRetry={() => void trail.refetch()}
        busy={trail.isFetching}
      />
    );
  }
  return (
    <>
      {entries.length === 0 && !last && <p className="py-6 text-fg-muted">{emptyText}</p>}
      <ul className="grid" aria-label="Trilha de auditoria">
        {entries.map((entry) => (
          <AuditItem key={entry.id} entry={entry} showsPerson={showsPerson} />
        ))}
        {!trail.hasNextPage && last}
      </ul>
      {trail.hasNextPage && (
        <Button className="mt-4" busy={trail.isFetchingNextPage} onClick={() => void trail.fetchNextPage()}>
          Ver mais
        </Button>
      )}
    </>
  );
}
