import { useInfiniteQuery } from '@tanstack/react-query';
import {
  Crown,
  FileText,
  History,
  LogOut,
  type LucideIcon,
  Pencil,
  Plus,
  ShieldOff,
  Trash2,
  Undo2,
  Webhook,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuditEntry } from '#contract/admin/admin-users.ts';
import type { AuditAction } from '#domain/accounts/audit.ts';
import { QueryError } from '#web/components/content/query-error.tsx';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { formatLastVisit } from '../users/format-last-visit.ts';
import { type AuditQuery, auditQuery } from '../users/users.queries.ts';
import { describeChanges, describeEntry } from './audit-texts.ts';

type AuditListProps = {
  query: AuditQuery;
  showsPerson?: boolean;
  last?: ReactNode;
  emptyText: string;
};

export function AuditList({ query, showsPerson = false, last, emptyText }: AuditListProps) {
  const trail = useInfiniteQuery(auditQuery(query));
  const entries = trail.data?.pages.flatMap((page) => page.entries) ?? [];
  if (trail.isPending) {
    return <SkeletonLines className="mt-4 grid gap-4" lines={['h-14', 'h-14', 'h-14']} />;
  }
  if (trail.isError) {
    return <QueryError query={trail} title="Não foi possível carregar a trilha." />;
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

const icons: Partial<Record<AuditAction, LucideIcon>> = {
  plan_changed: Crown,
  sessions_ended: LogOut,
  factors_removed: ShieldOff,
  created: Plus,
  updated: Pencil,
  deleted: Trash2,
  restored: Undo2,
  tested: Webhook,
  published: FileText,
};

const actorOf = ({ actor }: AuditEntry): string => (actor ? (actor.name ?? 'Conta excluída') : 'Linha de comando');

export const AuditRow = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 border-line border-b py-3.5 last:border-b-0 last:pb-0">
    <Icon className="mt-0.75 size-4.5 text-fg-muted" aria-hidden="true" />
    <div className="min-w-0">{children}</div>
  </li>
);

function AuditItem({ entry, showsPerson = false }: { entry: AuditEntry; showsPerson?: boolean }) {
  const Icon = icons[entry.action] ?? History;
  const changes = describeChanges(entry);
  return (
    <AuditRow Icon={Icon}>
      <p>{describeEntry(entry)}</p>
      {showsPerson && entry.user && (
        <p className="text-fg-soft text-sm">Pessoa: {entry.user.name ?? 'Conta excluída'}</p>
      )}
      {entry.reason && <p className="text-fg-soft text-sm">Motivo: {entry.reason}</p>}
      {changes.length > 0 && (
        <ul className="mt-0.5 text-fg-soft text-sm">
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {field}: {before} → {after}
            </li>
          ))}
        </ul>
      )}
      <p className="text-fg-muted text-sm tabular-nums">
        {actorOf(entry)}, {formatLastVisit(entry.createdAt)}
      </p>
    </AuditRow>
  );
}
