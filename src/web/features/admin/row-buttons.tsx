import { type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import type { RowActions } from './content-panel.tsx';

type RowButtonsProps<Row> = {
  row: Row & { title: string };
  actions: RowActions<Row>;
  /** Before the usual two. */
  extra?: { label: string; icon: LucideIcon; onClick: () => void } | undefined;
};

export function RowButtons<Row>({ row, actions, extra }: RowButtonsProps<Row>) {
  const Extra = extra?.icon;
  return (
    <span className="inline-flex gap-1">
      {extra && Extra && (
        <Button variant="ghost" size="icon-sm" aria-label={extra.label} onClick={extra.onClick}>
          <Extra aria-hidden="true" />
        </Button>
      )}
      <Button variant="ghost" size="icon-sm" aria-label={`Editar ${row.title}`} onClick={() => actions.onEdit(row)}>
        <Pencil aria-hidden="true" />
      </Button>
      <Button variant="ghost" size="icon-sm" aria-label={`Excluir ${row.title}`} onClick={() => actions.onDelete(row)}>
        <Trash2 aria-hidden="true" />
      </Button>
    </span>
  );
}
