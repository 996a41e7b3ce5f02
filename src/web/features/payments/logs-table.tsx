import { Badge } from '#web/components/ui/badge.tsx';
import { DataTable } from '#web/components/ui/table/data-table.tsx';
import { columnHelper } from '#web/components/ui/table/data-table-columns.ts';
import { formatDate, formatDateTime } from '#web/lib/format-date.ts';
import type { LogRow } from './log-fields.ts';
import { outcomeLabels, outcomeVariants } from './outcomes.ts';

const statusVariants: Readonly<Record<string, 'success' | 'info' | 'danger'>> = {
  paid: 'success',
  active: 'success',
  waiting_payment: 'info',
  late: 'info',
  abandoned: 'info',
  refused: 'danger',
  refunded: 'danger',
  chargedback: 'danger',
  canceled: 'danger',
};

const column = columnHelper<LogRow>();
const columns = column.columns([
  column.accessor('receivedAt', {
    header: 'Recebido',
    cell: ({ getValue }) => <span className="tabular-nums">{formatDateTime(getValue())}</span>,
  }),
  column.accessor('eventType', {
    header: 'Evento',
    cell: ({ getValue }) => <code className="font-mono text-sm">{getValue()}</code>,
  }),
  column.accessor('orderStatus', { header: 'Status', cell: ({ getValue }) => <StatusBadge status={getValue()} /> }),
  column.accessor('customerName', { header: 'Cliente' }),
  column.accessor('customerEmail', { header: 'E-mail', cell: ({ getValue }) => <Quiet text={getValue()} /> }),
  column.accessor('orderId', { header: 'Pedido', cell: ({ getValue }) => <Quiet text={getValue()} /> }),
  column.accessor('productName', { header: 'Produto' }),
  column.accessor('productId', { header: 'ID do produto', cell: ({ getValue }) => <Quiet text={getValue()} /> }),
  column.accessor('subscriptionId', { header: 'Assinatura', cell: ({ getValue }) => <Quiet text={getValue()} /> }),
  column.accessor('subscriptionStatus', {
    header: 'Status da assinatura',
    cell: ({ getValue }) => <StatusBadge status={getValue()} />,
  }),
  column.accessor('nextPayment', {
    header: 'Próxima cobrança',
    cell: ({ getValue }) => <span className="tabular-nums">{showDate(getValue())}</span>,
  }),
  column.accessor('userId', { header: 'ID do usuário', cell: ({ getValue }) => <Quiet text={getValue()} /> }),
  column.accessor('outcome', {
    header: 'Resultado',
    cell: ({ getValue }) => <Badge variant={outcomeVariants[getValue()]}>{outcomeLabels[getValue()]}</Badge>,
  }),
]);

/** Scrolls in both directions with a sticky header. The sizes come from the specification. */
const FRAME =
  '[&_.table-wrap]:max-h-[457px] [&_.table-wrap]:overflow-auto [&_table]:min-w-[2000px] [&_td]:whitespace-nowrap ' +
  '[&_th]:sticky [&_th]:top-0 [&_th]:z-1 [&_th]:min-w-[150px] [&_th]:bg-surface';

export function LogsTable({ rows, isLoading }: { rows: readonly LogRow[]; isLoading: boolean }) {
  return (
    <DataTable
      caption="Logs do webhook"
      columns={columns}
      data={rows}
      getRowId={(row) => row.id}
      isLoading={isLoading}
      skeletonRows={5}
      emptyText="Nenhum log encontrado"
      stack={false}
      className={FRAME}
    />
  );
}

function StatusBadge({ status }: { status: string }) {
  return status ? <Badge variant={statusVariants[status] ?? 'outline'}>{status}</Badge> : null;
}

const Quiet = ({ text }: { text: string }) => <span className="text-fg-muted tabular-nums">{text}</span>;

const showDate = (text: string): string => (Number.isNaN(Date.parse(text)) ? text : formatDate(text));
