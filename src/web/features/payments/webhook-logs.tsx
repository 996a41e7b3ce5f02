import { Send } from 'lucide-react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { WebhookLog } from '#contract/account/payments.ts';
import { type DeliveryOutcome, type PaymentEventKind, paymentEventKinds } from '#domain/plans/payment-event-types.ts';
import { SearchBox } from '#web/components/content/search-box.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { DataTable } from '#web/components/ui/table/data-table.tsx';
import { columnHelper } from '#web/components/ui/table/data-table-columns.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { formatDate, formatDateTime } from '#web/lib/format-date.ts';
import { useSendTestEvent } from './payments.queries.ts';
import { type LogRow, readLogRow, searchLogs } from './webhook-log-rows.ts';

export function WebhookLogs({ logs, isLoading }: { logs: readonly WebhookLog[] | undefined; isLoading: boolean }) {
  const [search, setSearch] = useState('');
  const rows = useMemo(() => (logs ?? []).map(readLogRow), [logs]);
  return (
    <section aria-label="Eventos recebidos" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SearchBox
        label="Buscar nos logs"
        placeholder="Cliente, pedido ou evento"
        text={search}
        onTextChange={setSearch}
      />
      <LogsTable rows={searchLogs(rows, search)} isLoading={isLoading} />
      <JsonDump value={logs ?? []} />
    </section>
  );
}

const statuses: Readonly<Record<string, { word: string; variant: 'success' | 'info' | 'danger' }>> = {
  paid: { word: 'Pago', variant: 'success' },
  active: { word: 'Ativa', variant: 'success' },
  waiting_payment: { word: 'Aguarda pagamento', variant: 'info' },
  late: { word: 'Em atraso', variant: 'info' },
  abandoned: { word: 'Abandonado', variant: 'info' },
  refused: { word: 'Recusado', variant: 'danger' },
  refunded: { word: 'Reembolsado', variant: 'danger' },
  chargedback: { word: 'Contestado', variant: 'danger' },
  canceled: { word: 'Cancelado', variant: 'danger' },
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

/** Scrolls in both directions with a sticky header; fades where it goes on. The sizes come from the specification. */
const JSON_CLASSES =
  '[&_.table-wrap]:mask-r-from-[calc(100%-2.5rem)] [&_tr>:last-child]:pr-12 ' +
  '[&_.table-wrap]:max-h-[457px] [&_.table-wrap]:overflow-auto [&_table]:min-w-[2000px] [&_td]:whitespace-nowrap ' +
  '[&_th]:sticky [&_th]:top-0 [&_th]:z-1 [&_th]:min-w-[150px] [&_th]:bg-surface';

function LogsTable({ rows, isLoading }: { rows: readonly LogRow[]; isLoading: boolean }) {
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
      className={JSON_CLASSES}
    />
  );
}

function StatusBadge({ status }: { status: string }) {
  if (!status) return null;
  const known = statuses[status];
  if (!known) return <Badge variant="outline">{status}</Badge>;
  return (
    <>
      <Badge variant={known.variant}>{known.word}</Badge> <code className="text-fg-muted text-xs">{status}</code>
    </>
  );
}

const Quiet = ({ text }: { text: string }) => <span className="text-fg-muted tabular-nums">{text}</span>;

const showDate = (text: string): string => (Number.isNaN(Date.parse(text)) ? text : formatDate(text));

/** Shows the value as a plain text node; it is never parsed as HTML. */
const JsonDump = memo(function JsonDump({ value }: { value: unknown }) {
  const text = useMemo(() => JSON.stringify(value, null, 2), [value]);
  const element = useRef<HTMLPreElement>(null);
  useEffect(() => (element.current ? paintJson(element.current, text) : undefined), [text]);
  return (
    <section aria-label="JSON recebido" className="mt-3 overflow-hidden rounded-lg border border-line bg-field">
      <div className="flex items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-4 text-sm text-fg-muted">
        <span>JSON recebido</span>
        <CopyButton text={text} />
      </div>
      <pre
        ref={element}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="max-h-[32rem] overflow-auto p-4 font-mono text-sm/[1.65] [&::highlight(json-key)]:text-info [&::highlight(json-string)]:text-success"
      >
        {text}
      </pre>
    </section>
  );
});

/** Colours keys and strings with the CSS Highlight API; thousands of span elements would make the page slow. */
function paintJson(element: HTMLElement, text: string): (() => void) | undefined {
  const node = element.firstChild;
  // Older browsers show the text without colours.
  if (!node || !('highlights' in CSS)) return undefined;
  const [keys, strings] = [new Highlight(), new Highlight()];
  for (const match of text.matchAll(/"(?:[^"\\]|\\.)*"(?=(:?))/g)) {
    const range = new StaticRange({
      startContainer: node,
      startOffset: match.index,
      endContainer: node,
      endOffset: match.index + match[0].length,
    });
    (match[1] ? keys : strings).add(range);
  }
  CSS.highlights.set('json-key', keys).set('json-string', strings);
  return () => {
    CSS.highlights.delete('json-key');
    CSS.highlights.delete('json-string');
  };
}

const options = paymentEventKinds.map((kind) => ({ value: kind, label: kind }));

/** Sends a signed test event with the provider's placeholder buyer: it is logged, but never provisions a plan. */
export function TestEventForm() {
  const [kind, setKind] = useState<PaymentEventKind>('order_approved');
  const sendTestEvent = useSendTestEvent();

  function handleSend() {
    sendTestEvent.mutate(kind, {
      onSuccess: ({ outcome }) =>
        toast({ title: 'Sucesso', description: `Evento ${kind} recebido. Resultado: ${outcomeLabels[outcome]}.` }),
      onError: (error) => toast({ title: 'Erro', description: error.message, variant: 'destructive' }),
    });
  }

  return (
    <div className="mb-6 flex flex-wrap items-end gap-3 border-y border-line py-5">
      <Field label="Evento de teste" className="flex-[1_1_16rem]">
        <Select value={kind} onValueChange={setKind} options={options} />
      </Field>
      <Button variant="primary" size="form" busy={sendTestEvent.isPending} onClick={handleSend}>
        {!sendTestEvent.isPending && <Send aria-hidden="true" />}
        Enviar evento assinado
      </Button>
    </div>
  );
}

const outcomeLabels: Readonly<Record<DeliveryOutcome, string>> = {
  pending: 'Pendente',
  applied: 'Aplicado',
  unclaimed: 'Sem usuário',
  ignored: 'Sem efeito',
  test: 'Teste',
  unknown: 'Desconhecido',
  incomplete: 'Incompleto',
  other_product: 'Outro produto',
};

const outcomeVariants: Readonly<Record<DeliveryOutcome, 'outline' | 'success' | 'info' | 'danger'>> = {
  pending: 'info',
  applied: 'success',
  unclaimed: 'info',
  ignored: 'outline',
  test: 'outline',
  unknown: 'danger',
  incomplete: 'danger',
  other_product: 'outline',
};
