import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import {
  type AdminSnippetModule,
  createSnippetModule,
  deleteSnippetModule,
  type SnippetModuleDraft,
  snippetModuleDraftSchema,
  updateSnippetModule,
} from '#contract/admin/admin-snippets.ts';
import { MAX_CONTENT_TITLE, MAX_DESCRIPTION } from '#domain/text/text-limits.ts';
import { ModuleIcon } from '#web/components/content/module-icon.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { columnHelper } from '#web/components/ui/table/data-table-columns.ts';
import { call } from '#web/lib/api/api.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { snippetModulesQuery } from '../admin.queries.ts';
import { categoryLabels, categoryOptions } from '../admin-options.ts';
import { useTableParams } from '../use-table-params.ts';
import { ContentPanel, type RowActions } from './content-panel.tsx';
import { ChoiceField, EditorDialog, useDraftForm } from './editor-dialog.tsx';
import { IconPicker } from './icon-picker.tsx';
import { actionsColumn, TitleCell } from './table-cells.tsx';

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

type SnippetModuleEditorProps = { module: AdminSnippetModule | undefined; onClose: () => void };

function SnippetModuleEditor({ module, onClose }: SnippetModuleEditorProps) {
  const { form, errorOf, dialog } = useDraftForm<SnippetModuleDraft>({
    name: `snippet-module.${module?.id ?? 'new'}`,
    schema: snippetModuleDraftSchema,
    defaultValues: {
      title: module?.title ?? '',
      description: module?.description ?? '',
      category: module?.category ?? 'general',
      icon: module?.icon ?? 'Code',
    },
    save: (body) =>
      module ? call(updateSnippetModule, { params: { id: module.id }, body }) : call(createSnippetModule, { body }),
    doneText: module ? 'Módulo atualizado com sucesso!' : 'Módulo criado com sucesso!',
    failText: module ? 'Failed to update module' : 'Failed to create module',
    onClose,
  });
  return (
    <EditorDialog
      title={module ? 'Editar módulo de snippets' : 'Novo módulo de snippets'}
      saveLabel="Salvar módulo"
      {...dialog}
    >
      <Field label="Título" error={errorOf('title')} required>
        <Input maxLength={MAX_CONTENT_TITLE} {...form.register('title')} />
      </Field>
      <Field label="Descrição" error={errorOf('description')}>
        <Textarea rows={2} maxLength={MAX_DESCRIPTION} {...form.register('description')} />
      </Field>
      <ChoiceField control={form.control} name="category" label="Categoria" options={categoryOptions} />
      <Controller
        control={form.control}
        name="icon"
        render={({ field }) => <IconPicker name="icon" value={field.value ?? 'Code'} onValueChange={field.onChange} />}
      />
    </EditorDialog>
  );
}
