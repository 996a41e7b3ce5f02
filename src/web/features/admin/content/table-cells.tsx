import type { LucideIcon } from 'lucide-react';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Tooltip } from '#web/components/ui/overlay/tooltip.tsx';
import { PremiumBadge } from '#web/components/ui/premium-badge.tsx';
import { columnHelper, type DataTableColumnMeta } from '#web/components/ui/table/data-table-columns.ts';
import { formatDate } from '#web/lib/format-date.ts';

type RowAction<Row> = { label: string; icon: LucideIcon; onClick: (row: Row) => void };

export const actionsColumn = <Row extends { title: string }>(actions: readonly RowAction<Row>[]) =>
  columnHelper<Row>().display({
    id: 'actions',
    header: () => <span className="sr-only">Ações</span>,
    cell: ({ row: { original } }) => (
      <span className="inline-flex gap-1">
        {actions.map(({ label, icon: Icon, onClick }) => (
          <Tooltip key={label} text={label}>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`${label}: ${original.title}`}
              onClick={() => onClick(original)}
            >
              <Icon aria-hidden="true" />
            </Button>
          </Tooltip>
        ))}
      </span>
    ),
    meta: { align: 'end', stack: 'end' },
  });

export const createdAtColumn = <Row extends { createdAt: string }>(meta: DataTableColumnMeta) =>
  columnHelper<Row>().accessor(({ createdAt }) => createdAt, {
    id: 'createdAt',
    header: 'Criado em',
    cell: ({ getValue }) => <span className="tabular-nums">{formatDate(getValue())}</span>,
    meta,
  });

export const accessColumn = <Row extends { accessType: 'free' | 'premium' }>() =>
  columnHelper<Row>().accessor(({ accessType }) => accessType, {
    id: 'accessType',
    header: 'Acesso',
    cell: ({ getValue }) => (getValue() === 'premium' ? <PremiumBadge /> : <Badge>Gratuito</Badge>),
  });

export function TitleCell({ title, detail }: { title: string; detail?: string | undefined }) {
  return (
    <span className="grid min-w-0 gap-0.5 md:min-w-28">
      <span className="font-medium text-fg">{title}</span>
      {detail && <span className="line-clamp-1 text-sm text-fg-muted">{detail}</span>}
    </span>
  );
}
