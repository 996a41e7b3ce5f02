import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { Select } from '#web/components/ui/form/select.tsx';

export type TableSort = { id: string; desc: boolean };

type TableOrderProps = {
  columns: readonly { id: string; label: string }[];
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort) => void;
};

/** Sort control for a table with stacked rows, whose headers are not visible. */
export function TableOrder({ columns, sort, onSortChange }: TableOrderProps) {
  const current = columns.some(({ id }) => id === sort?.id) ? sort : undefined;
  const Icon = current?.desc ? ArrowDown : ArrowUp;
  return (
    <div className="mb-3 flex gap-2 md:hidden">
      <Select
        className="flex-1"
        aria-label="Ordenar por"
        placeholder="Ordenar por"
        value={current?.id}
        options={columns.map(({ id, label }) => ({ value: id, label }))}
        onValueChange={(id) => onSortChange({ id, desc: false })}
      />
      <Button
        size="icon"
        className="btn-form"
        aria-label={current?.desc ? 'Ordem decrescente' : 'Ordem crescente'}
        disabled={!current}
        onClick={() => current && onSortChange({ ...current, desc: !current.desc })}
      >
        <Icon aria-hidden="true" />
      </Button>
    </div>
  );
}
