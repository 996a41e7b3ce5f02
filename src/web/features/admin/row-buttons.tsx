import { type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import type { RowActions } from './content-panel.tsx';

type RowButtonsProps<Row> = {
  row: Row & { title: string };
  actions: RowActions<Row>;
  /** Before the usual two. */
  extra?: { label: string; icon: LucideIcon; onClick: () => void } | undefined;
};

export function RowButtons<Row>({ row, actions, extra }: RowButtonsProps<Row>) {
  return (
    <span className="inline-flex gap-1">
      {extra && <RowButton {...extra} title={row.title} />}
      <RowButton label="Editar" icon={Pencil} title={row.title} onClick={() => actions.onEdit(row)} />
      <RowButton label="Excluir" icon={Trash2} title={row.title} onClick={() => actions.onDelete(row)} />
    </span>
  );
}

type RowButtonProps = { label: string; icon: LucideIcon; title: string; onClick: () => void };

const RowButton = ({ label, icon: Icon, title, onClick }: RowButtonProps) => (
  <Tooltip text={label}>
    <Button variant="ghost" size="icon-sm" aria-label={`${label}: ${title}`} onClick={onClick}>
      <Icon aria-hidden="true" />
    </Button>
  </Tooltip>
);
