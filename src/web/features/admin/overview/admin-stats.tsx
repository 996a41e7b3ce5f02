import { useQuery } from '@tanstack/react-query';
import { formatWhole } from '#domain/text/format-number.ts';
import { StatList } from '#web/components/ui/stat-list.tsx';
import { Skeleton } from '#web/components/ui/states/skeleton.tsx';
import { adminStatsQuery } from '../admin.queries.ts';

export function AdminStats() {
  const { data, isPending } = useQuery(adminStatsQuery);
  const show = (value: number | undefined) =>
    isPending ? <Skeleton className="h-[1em] w-14" /> : value === undefined ? '–' : formatWhole(value);
  const name = (value: number | undefined, one: string, many: string) => (value === 1 ? one : many);
  return (
    <StatList
      className="stats-line"
      stats={[
        { key: 'total', label: name(data?.total, 'usuário', 'usuários'), value: show(data?.total) },
        { key: 'free', label: name(data?.free, 'gratuito', 'gratuitos'), value: show(data?.free) },
        { key: 'premium', label: 'premium', value: show(data?.premium) },
        { key: 'admin', label: name(data?.admin, 'administrador', 'administradores'), value: show(data?.admin) },
      ]}
    />
  );
}
