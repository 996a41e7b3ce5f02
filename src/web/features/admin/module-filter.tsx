import { Select } from '#web/components/ui/select.tsx';

type ModuleFilterProps = {
  modules: readonly { id: string; title: string }[];
  value: string | undefined;
  onValueChange: (moduleId: string | undefined) => void;
};

const ALL = 'all';

export const ModuleFilter = ({ modules, value, onValueChange }: ModuleFilterProps) => (
  <div className="min-w-60 flex-1 lg:w-60 lg:flex-none">
    <Select
      aria-label="Filtrar por módulo"
      value={value ?? ALL}
      onValueChange={(next) => onValueChange(next === ALL ? undefined : next)}
      options={[
        { value: ALL, label: 'Todos os módulos' },
        ...modules.map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  </div>
);
