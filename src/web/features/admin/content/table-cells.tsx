import { type LucideIcon, MessageSquare, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Tooltip } from '#web/components/ui/overlay/tooltip.tsx';
import { PremiumBadge } from '#web/components/ui/premium-badge.tsx';
import { columnHelper } from '#web/components/ui/table/data-table-columns.ts';
import type { RowActions } from './content-panel.tsx';

type TitledRow = { title: string };

type ExtraAction<Row> = { label: string; icon: LucideIcon; onClick: (row: Row) => void };

export const actionsColumn = <Row extends TitledRow>(actions: RowActions<Row>, extra?: ExtraAction<Row>) =>
  columnHelper<Row>().display({
    id: 'actions',
    header: () => <span className="sr-only">Ações</span>,
    cell: ({ row }) => <RowButtons row={row.original} actions={actions} extra={extra} />,
    meta: { align: 'end', stack: 'end' },
  });

type RowButtonsProps<Row> = { row: Row; actions: RowActions<Row>; extra: ExtraAction<Row> | undefined };

function RowButtons<Row extends TitledRow>({ row, actions, extra }: RowButtonsProps<Row>) {
  const { onModerate, onEdit, onDelete } = actions;
  const buttons: ExtraAction<Row>[] = [
    ...(extra ? [extra] : []),
    ...(onModerate ? [{ label: 'Comentários', icon: MessageSquare, onClick: onModerate }] : []),
    { label: 'Editar', icon: Pencil, onClick: onEdit },
    { label: 'Excluir', icon: Trash2, onClick: onDelete },
  ];
  return (
    <span className="inline-flex gap-1">
      {buttons.map(({ label, icon: Icon, onClick }) => (
        <Tooltip key={label} text={label}>
          <Button variant="ghost" size="icon-sm" aria-label={`${label}: ${row.title}`} onClick={() => onClick(row)}>
            <Icon aria-hidden="true" />
          </Button>
        </Tooltip>
      ))}
    </span>
  );
}

export const AccessBadge = ({ accessType }: { accessType: 'free' | 'premium' }) =>
  accessType === 'premium' ? <PremiumBadge /> : <Badge>Gratuito</Badge>;

export function TitleCell({ title, detail }: { title: string; detail?: string | undefined }) {
  return (
    <span className="grid min-w-0 gap-0.5 md:min-w-28">
      <span className="font-medium text-fg">{title}</span>
      {detail && <span className="line-clamp-1 text-sm text-fg-muted">{detail}</span>}
    </span>
  );
}
