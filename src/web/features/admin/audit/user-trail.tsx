import { UserPlus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AdminUser } from '#contract/admin/admin-users.ts';
import { Button } from '#web/components/ui/button.tsx';
import { formatLastVisit } from '../users/format-last-visit.ts';
import { AuditList, AuditRow } from './audit-list.tsx';

export function UserTrail({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The panel may open off screen, so scroll to it and focus it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run again for another person.
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [user.id]);
  return (
    <aside
      aria-labelledby="user-trail"
      className="rounded-lg border border-line bg-raised p-5 xl:sticky xl:top-24 xl:max-h-[calc(100dvh-8rem)] xl:overflow-y-auto"
    >
      <header className="flex items-start justify-between gap-3 border-line border-b pb-3.5">
        <div className="min-w-0">
          <h2 id="user-trail" ref={heading} tabIndex={-1} className="h3 outline-none">
            Trilha de auditoria
          </h2>
          <p className="truncate text-fg-muted text-sm">{user.name || user.email}</p>
        </div>
        <Button variant="ghost" size="icon-sm" aria-label="Fechar trilha" onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </header>
      <AuditList
        query={{ userId: user.id }}
        emptyText=""
        last={
          <AuditRow Icon={UserPlus}>
            <p>Conta criada</p>
            <p className="text-fg-muted text-sm tabular-nums">{formatLastVisit(user.createdAt)}</p>
          </AuditRow>
        }
      />
    </aside>
  );
}
