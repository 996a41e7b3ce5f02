import { useQuery } from '@tanstack/react-query';
import { lazyValue } from '#domain/lazy-value.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { StatList } from '#web/components/ui/stat-list.tsx';
import { adminStatsQuery } from '../admin.queries.ts';

const whole = lazyValue(() => new Intl.NumberFormat('pt-BR'));

export function AdminStats() {
  const { data, isPending } = useQuery(adminStatsQuery);
  const show = (value: number | undefined) =>
    isPending ? <Skeleton className="h-8 w-16" /> : value === undefined ? '–' : whole().format(value);
  return (
    <StatList
      className="stats-line"
      stats={[
        { key: 'total', label: 'usuários', value: show(data?.total) },
        { key: 'free', label: 'gratuitos', value: show(data?.free) },
        { key: 'premium', label: 'premium', value: show(data?.premium) },
        { key: 'admin', label: 'administradores', value: show(data?.admin) },
      ]}
    />
  );
}
