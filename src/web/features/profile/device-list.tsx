import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import type { DeviceSession } from '#contract/account/security.ts';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FailedLine } from '#web/components/ui/states/failed-line.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { useFocusOnClose } from '#web/lib/page/use-focus-on-close.ts';
import { sessionsQuery, useEndSessions } from './security.queries.ts';

export function DeviceList() {
  const { data, isError, refetch } = useQuery(sessionsQuery);
  const end = useEndSessions();
  const list = useFocusOnClose<HTMLUListElement>(end.isPending);
  if (isError) return <FailedLine onRetry={() => void refetch()}>Não foi possível carregar os aparelhos.</FailedLine>;
  if (!data) {
    return <SkeletonLines lines={['h-16 w-full']} />;
  }
  const leave = (id: string) =>
    end.mutate(id, {
      onError: () => toast({ variant: 'destructive', title: 'Não foi possível sair. Tente novamente.' }),
    });
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="w-full border-line border-t outline-none" ref={list} tabIndex={-1}>
        {data.sessions.map((session) => (
          <DeviceRow key={session.id} session={session} isBusy={end.isPending} onLeave={() => leave(session.id)} />
        ))}
      </ul>
      {data.sessions.length > 1 && (
        <Button disabled={end.isPending} onClick={() => leave('others')}>
          Sair de todos os outros
        </Button>
      )}
    </div>
  );
}

type DeviceRowProps = { session: DeviceSession; isBusy: boolean; onLeave: () => void };

function DeviceRow({ session: { device, kind, seenAt, isCurrent }, isBusy, onLeave }: DeviceRowProps) {
  const Icon = kind === 'phone' ? Smartphone : Monitor;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 border-line border-b py-3.5">
      <Icon aria-hidden="true" className="size-5 text-fg-muted" />
      <div>
        <p className="font-medium">{device}</p>
        <p className="text-fg-muted text-sm tabular-nums">Visto {isCurrent ? 'agora' : formatMoment(seenAt)}</p>
      </div>
      {isCurrent ? (
        <Badge variant="success">Este aparelho</Badge>
      ) : (
        <Button size="sm" disabled={isBusy} aria-label={`Sair deste aparelho: ${device}`} onClick={onLeave}>
          <span>
            Sair deste<span className="max-sm:hidden"> aparelho</span>
          </span>
        </Button>
      )}
    </li>
  );
}
