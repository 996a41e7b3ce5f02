import { PlanBadge } from '#web/components/ui/plan-badge.tsx';
import { formatDate } from '#web/lib/format-date.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

export function AccountDetails() {
  const { userType, createdAt, updatedAt } = useCurrentUser();
  return (
    <dl className="grid gap-4.5 [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&>div:not(:last-child)]:border-b [&>div:not(:last-child)]:border-line [&>div:not(:last-child)]:pb-3 [&_dt]:text-fg-muted">
      <div>
        <dt>Plano</dt>
        <dd>
          <PlanBadge userType={userType} />
        </dd>
      </div>
      <div>
        <dt>Membro desde</dt>
        <dd className="tabular-nums">{formatDate(createdAt)}</dd>
      </div>
      <div>
        <dt>Última atualização</dt>
        <dd className="tabular-nums">{formatDate(updatedAt)}</dd>
      </div>
    </dl>
  );
}
