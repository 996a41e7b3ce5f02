import type { Board } from '#contract/tasks.ts';
import type { LabelColor } from '#domain/tasks/task-details.ts';
import { Select } from '#web/components/ui/form/select.tsx';
import { labelName } from '../card/task-labels.tsx';
import type { FilterAndSort } from './filter-and-sort.ts';

type BoardFiltersProps = {
  labels: readonly LabelColor[];
  labelNames: Board['labelNames'];
  products: readonly { value: string; label: string }[];
  view: FilterAndSort;
  onView: (view: FilterAndSort) => void;
};

export function BoardFilters({ labels, labelNames, products, view, onView }: BoardFiltersProps) {
  return (
    <>
      {labels.length > 0 && (
        <Select
          aria-label="Etiqueta"
          className="w-auto"
          value={view.label ?? 'all'}
          options={[
            { value: 'all', label: 'Etiquetas' },
            ...labels.map((color) => ({ value: color, label: labelName(labelNames, color) })),
          ]}
          onValueChange={(label) => onView({ ...view, label: label === 'all' ? undefined : label })}
        />
      )}
      {products.length > 0 && (
        <Select
          aria-label="Produto"
          className="w-auto max-w-52"
          value={view.productId ?? 'all'}
          options={[{ value: 'all', label: 'Produtos' }, ...products]}
          onValueChange={(productId) => onView({ ...view, productId: productId === 'all' ? undefined : productId })}
        />
      )}
    </>
  );
}
