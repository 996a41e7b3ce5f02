import { useQuery } from '@tanstack/react-query';
import { type AdminSnippet, deleteSnippet } from '#contract/admin/admin-snippets.ts';
import { lazyValue } from '#domain/lazy-value.ts';
import { columnHelper } from '#web/components/ui/table/data-table-columns.ts';
import { call } from '#web/lib/api/api.ts';
import { snippetModuleChoicesQuery, snippetsQuery } from '../admin.queries.ts';
import { useTableParams } from '../use-table-params.ts';
import { AccessBadge } from './access-badge.tsx';
import { ContentPanel, type RowActions } from './content-panel.tsx';
import { ModuleFilter } from './module-filter.tsx';
import { actionsColumn } from './row-buttons.tsx';
import { SnippetEditor } from './snippet-editor.tsx';
import { TitleCell } from './title-cell.tsx';

const column = columnHelper<AdminSnippet>();
const rating = lazyValue(() => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const whole = lazyValue(() => new Intl.NumberFormat('pt-BR'));

const columnsFor = (actions: RowActions<AdminSnippet>) =>
  column.columns([
    column.accessor('title', {
      header: 'Snippet',
      cell: ({ row }) => (
        <TitleCell title={row.original.title} detail={row.original.moduleTitle || 'Módulo não encontrado'} />
      ),
      meta: { stack: 'main' },
    }),
    column.accessor('accessType', {
      header: 'Acesso',
      cell: ({ getValue }) => <AccessBadge accessType={getValue()} />,
    }),
    column.accessor('language', {
      header: 'Linguagem',
      cell: ({ getValue }) => <span className="font-mono text-sm">{getValue()}</span>,
    }),
    column.accessor('rating', {
      header: 'Nota',
      cell: ({ getValue }) => (getValue() > 0 ? rating().format(getValue()) : '–'),
      meta: { stack: 'hide' },
    }),
    column.accessor('downloads', {
      header: 'Downloads',
      cell: ({ getValue }) => whole().format(getValue()),
      meta: { stack: 'hide' },
    }),
    actionsColumn(actions),
  ]);

export function SnippetsTab({ onModerate }: { onModerate: (snippet?: AdminSnippet) => void }) {
  const params = useTableParams({ id: 'createdAt', desc: false });
  const list = useQuery(snippetsQuery(params.query));
  return (
    <ContentPanel
      caption="Snippets"
      searchLabel="Buscar snippet"
      newLabel="Novo snippet"
      emptyText="Nenhum snippet ainda. Crie o primeiro."
      params={params}
      list={list}
      columnsFor={columnsFor}
      filter={<ModuleFilter modules={snippetModuleChoicesQuery} params={params} />}
      onModerate={onModerate}
      renderEditor={(snippet, onClose) => <SnippetEditor snippet={snippet} onClose={onClose} />}
      deletion={{
        title: 'Excluir snippet',
        describe: ({ title }) =>
          `Tem certeza que deseja excluir o snippet "${title}"? Os comentários e as notas dele vão junto. Não dá para desfazer.`,
        run: (id) => call(deleteSnippet, { params: { id } }),
        doneText: 'Snippet excluído com sucesso!',
        failText: 'Failed to delete snippet',
      }}
    />
  );
}
