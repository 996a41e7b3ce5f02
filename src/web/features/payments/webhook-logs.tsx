import { useMemo, useState } from 'react';
import type { WebhookLog } from '#contract/account/payments.ts';
import { SearchBox } from '#web/components/content/search-box.tsx';
import { JsonDump } from './json-dump.tsx';
import { readLogRow, searchLogs } from './log-fields.ts';
import { LogsTable } from './logs-table.tsx';

/** Search, table and raw JSON of the fetched logs. */
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
