import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Select } from '#web/components/ui/form/select.tsx';
import type { TableParams } from '../use-table-params.ts';

type Module = { id: string; title: string };

type ModuleFilterProps<Row extends Module, Key extends QueryKey> = {
  modules: UseQueryOptions<Row[], Error, Row[], Key>;
  params: TableParams;
};

const ALL = 'all';

export function ModuleFilter<Row extends Module, Key extends QueryKey>(props: ModuleFilterProps<Row, Key>) {
  const { moduleId, setModuleId } = props.params;
  const { data: modules = [] } = useQuery(props.modules);
  return (
    <div className="md:w-60">
      <Select
        aria-label="Filtrar por módulo"
        value={moduleId ?? ALL}
        onValueChange={(next) => setModuleId(next === ALL ? undefined : next)}
        options={[
          { value: ALL, label: 'Todos os módulos' },
          ...modules.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
    </div>
  );
}
