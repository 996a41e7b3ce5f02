import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { AuditSubject } from '#domain/audit.ts';
import { Input } from '#web/components/ui/input.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { AuditList } from './audit-list.tsx';
import { subjectOptions } from './audit-texts.ts';

const options = [{ value: 'all' as const, label: 'Tudo' }, ...subjectOptions];

/** Everything that administrators did. */
export function AuditTab() {
  const [search, setSearch] = useState('');
  const [subject, setSubject] = useState<AuditSubject | 'all'>('all');
  const settled = useDeferredValue(search.trim());
  const query = { ...(settled && { search: settled }), ...(subject !== 'all' && { subject }) };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
      <div className="flex flex-wrap gap-3">
        <div className="min-w-60 flex-1 basis-64">
          <Input
            type="search"
            aria-label="Buscar na trilha"
            placeholder="Buscar por título ou motivo"
            start={<Search />}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <Select aria-label="Sobre o quê" value={subject} onValueChange={setSubject} options={options} />
      </div>
      <AuditList query={query} showsPerson emptyText="Nada na trilha para esta busca." />
    </div>
  );
}
