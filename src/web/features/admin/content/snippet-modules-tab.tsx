import { useQuery } from '@tanstack/react-query';
import { type AdminSnippetModule, deleteSnippetModule } from '#contract/admin/admin-snippets.ts';
import { ModuleIcon } from '#web/components/content/module-icon.tsx';
import { columnHelper } from '#web/components/ui/table/data-table-columns.ts';
import { call } from '#web/lib/api/api.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { snippetModulesQuery } from '../admin.queries.ts';
import { categoryLabels } from '../admin-options.ts';
import { useTableParams } from '../use-table-params.ts';
import { ContentPanel, type RowActions } from './content-panel.tsx';
import { actionsColumn } from './row-buttons.tsx';
import { SnippetModuleEditor } from './snippet-module-editor.tsx';
import { TitleCell } from './title-cell.tsx';

const column = columnHelper<AdminSnippetModule>();

const columnsFor = (actions: RowActions<AdminSnippetModule>) =>
  column.columns([
    column.accessor('title', {
      header: 'Módulo',
      cell: ({ row }) => (
        <span className="flex items-center gap-3">
          <ModuleIcon name={row.original.icon} className="size-5 shrink-0 text-fg-muted" />
          <TitleCell title={row.original.title} detail={row.original.description} />
        </span>
      ),
      meta: { stack: 'main' },
    }),
    column.accessor('category', { header: 'Categoria', cell: ({ getValue }) => categoryLabels[getValue()] }),
    column.accessor('snippetCount', { header: 'Snippets', meta: { stackLabel: 'Snippets' } }),
    column.accessor('createdAt', {
      header: 'Criado em',
      cell: ({ getValue }) => <span className="tabular-nums">{formatDate(getValue())}</span>,
      meta: { stack: 'hide' },
    }),
    actionsColumn(actions),
  ]);

function describeDeletion({ title, snippetCount }: AdminSnippetModule): string {
  const question = `Tem certeza que deseja excluir o módulo "${title}"?`;
  if (snippetCount === 0) return `${question} Ele não tem snippets.`;
  const snippets = snippetCount === 1 ? 'O snippet dele' : `Os ${snippetCount} snippets dele`;
  return `${question} ${snippets} e todos os comentários e notas vão junto. Não dá para desfazer.`;
}

export function SnippetModulesTab() {
  const params = useTableParams({ id: 'createdAt', desc: false });
  const list = useQuery(snippetModulesQuery(params.query));
  return (
    <ContentPanel
      caption="Módulos de snippets"
      searchLabel="Buscar módulo de snippets"
      newLabel="Novo módulo"
      emptyText="Nenhum módulo ainda. Crie o primeiro."
      params={params}
      list={list}
      columnsFor={columnsFor}
      renderEditor={(module, onClose) => <SnippetModuleEditor module={module} onClose={onClose} />}
      deletion={{
        title: 'Excluir módulo de snippets',
        describe: describeDeletion,
        run: (id) => call(deleteSnippetModule, { params: { id } }),
        doneText: 'Módulo excluído com sucesso!',
        failText: 'Failed to delete module',
      }}
    />
  );
}
