import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { WebhookLog } from '#contract/payments.ts';
import { Input } from '#web/components/ui/input.tsx';
import { JsonDump } from './json-dump.tsx';
import { readLogRow, searchLogs } from './log-fields.ts';
import { LogsTable } from './logs-table.tsx';

/** Search, table and the raw form of what was fetched. */
export function WebhookLogs({ logs, isLoading }: { logs: readonly WebhookLog[] | undefined; isLoading: boolean }) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const rows = useMemo(() => (logs ?? []).map(readLogRow), [logs]);
  return (
    <section aria-label="Eventos recebidos" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Input
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        aria-label="Buscar nos logs"
        placeholder="Buscar por cliente, pedido ou evento"
        start={<Search />}
      />
      <LogsTable rows={searchLogs(rows, wanted)} isLoading={isLoading} />
      <JsonDump value={logs ?? []} />
    </section>
  );
}
