import { SearchBox } from '#web/components/content/search-box.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { useUrlParam } from '../use-table-params.ts';
import { AuditList } from './audit-list.tsx';
import { subjectOptions } from './audit-texts.ts';

const options = [{ value: 'all' as const, label: 'Tudo' }, ...subjectOptions];

export function AuditTab() {
  const [search, setSearch] = useUrlParam('busca');
  const [about, setAbout] = useUrlParam('sobre');
  const subject = options.find(({ value }) => value === about)?.value ?? 'all';
  const query = { ...(search && { search }), ...(subject !== 'all' && { subject }) };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
      <div className="flex flex-wrap gap-3">
        <div className="min-w-60 flex-1 basis-64">
          <SearchBox
            label="Buscar na trilha"
            placeholder="Buscar por título ou motivo"
            text={search}
            onTextChange={setSearch}
          />
        </div>
        <div className="w-full sm:w-60">
          <Select
            aria-label="Sobre o quê"
            value={subject}
            onValueChange={(next) => setAbout(next === 'all' ? '' : next)}
            options={options}
          />
        </div>
      </div>
      <AuditList query={query} showsPerson emptyText="Nada na trilha para esta busca." />
    </div>
  );
}
