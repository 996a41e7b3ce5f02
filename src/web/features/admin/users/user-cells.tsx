import { Crown, EllipsisVertical, History, LogOut, ShieldOff } from 'lucide-react';
import type { AdminUser } from '#contract/admin/admin-users.ts';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/components/ui/overlay/dropdown-menu.tsx';
import { cn } from '#web/lib/cn.ts';
import { formatDate } from '#web/lib/format-date.ts';

export type UserAction = 'plan' | 'sessions' | 'factors' | 'trail';

export function PersonCell({ user }: { user: AdminUser }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={user.name || user.email} />
      <span className="grid min-w-0">
        <span className="truncate font-medium">{user.name || 'Sem nome'}</span>
        <span className="truncate text-fg-muted text-sm">{user.email}</span>
      </span>
    </span>
  );
}

export function subscriptionLines({ userType, grant, subscription }: AdminUser): [string, string] {
  if (userType === 'admin' && !subscription) return ['Não se aplica', ''];
  if (!subscription || subscription.status === 'pending')
    return grant ? ['Concedido', 'sem assinatura'] : ['Sem assinatura', ''];
  const { status, accessUntil, nextPaymentAt, lateSince } = subscription;
  const isOver = accessUntil !== null && Date.parse(accessUntil) <= Date.now();
  const day = (verb: string, at: string | null) => (at ? `${verb} ${formatDate(at)}` : '');
  if (status === 'late') return ['Pagamento atrasado', day('desde', lateSince)];
  if (status === 'canceled') return ['Cancelada', day(isOver ? 'terminou' : 'termina', accessUntil)];
  if (status === 'revoked') return ['Reembolsada', ''];
  return isOver ? ['Terminada', day('terminou', accessUntil)] : ['Ativa', day('renova', nextPaymentAt ?? accessUntil)];
}

export function SubscriptionCell({ user }: { user: AdminUser }) {
  const [status, day] = subscriptionLines(user);
  const isLate = user.subscription?.status === 'late';
  return (
    <span className="inline-flex flex-wrap gap-x-3 text-sm md:grid md:whitespace-nowrap">
      <span className={cn(isLate ? 'text-beni-400' : status === 'Ativa' ? 'text-fg' : 'text-fg-muted')}>{status}</span>
      {day && <span className="text-fg-muted tabular-nums">{day}</span>}
    </span>
  );
}

type UserMenuProps = { user: AdminUser; isSelf: boolean; onDeed: (deed: UserAction, user: AdminUser) => void };

export function UserMenu({ user, isSelf, onDeed }: UserMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon-sm" aria-label={`Ações de ${user.name || user.email}`}>
          <EllipsisVertical aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem disabled={isSelf} onSelect={() => onDeed('plan', user)}>
          <Crown aria-hidden="true" />
          Mudar plano
        </DropdownMenuItem>
        <DropdownMenuItem disabled={user.sessions <= (isSelf ? 1 : 0)} onSelect={() => onDeed('sessions', user)}>
          <LogOut aria-hidden="true" />
          {isSelf ? 'Encerrar outras sessões' : 'Encerrar sessões'}
        </DropdownMenuItem>
        <DropdownMenuItem disabled={isSelf || user.factors === 0} onSelect={() => onDeed('factors', user)}>
          <ShieldOff aria-hidden="true" />
          Remover segundo fator
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => onDeed('trail', user)}>
          <History aria-hidden="true" />
          Ver trilha
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
