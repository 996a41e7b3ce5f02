import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import {
  type AdminSnippet,
  createSnippet,
  deleteSnippet,
  type SnippetDraft,
  snippetDraftSchema,
  updateSnippet,
} from '#contract/admin/admin-snippets.ts';
import { lazyValue } from '#domain/lazy-value.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { columnHelper } from '#web/components/ui/table/data-table-columns.ts';
import { call } from '#web/lib/api/api.ts';
import { snippetModuleChoicesQuery, snippetsQuery } from '../admin.queries.ts';
import { accessOptions, difficultyOptions, languageOptions, typeOptions, withCurrent } from '../admin-options.ts';
import { useTableParams } from '../use-table-params.ts';
import { ContentFields } from './content-fields.tsx';
import { ContentPanel, ModuleFilter, type RowActions } from './content-panel.tsx';
import { ChoiceField, EditorDialog, useDraftForm } from './editor-dialog.tsx';
import { AccessBadge, actionsColumn, TitleCell } from './table-cells.tsx';

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

const draftOf = (snippet: AdminSnippet | undefined): SnippetDraft => ({
  moduleId: snippet?.moduleId ?? '',
  title: snippet?.title ?? '',
  description: snippet?.description ?? '',
  content: snippet?.content ?? '',
  slug: snippet?.slug ?? null,
  type: snippet?.type ?? 'script',
  language: snippet?.language ?? 'javascript',
  difficulty: snippet?.difficulty ?? 'beginner',
  thumbnailUrl: snippet?.thumbnailUrl ?? null,
  videoUrl: snippet?.videoUrl ?? null,
  accessType: snippet?.accessType ?? 'free',
});

function SnippetEditor({ snippet, onClose }: { snippet: AdminSnippet | undefined; onClose: () => void }) {
  const [isUploading, setIsUploading] = useState(false);
  const modules = useQuery(snippetModuleChoicesQuery);
  const { form, errorOf, dialog } = useDraftForm<SnippetDraft>({
    name: `snippet.${snippet?.id ?? 'new'}`,
    schema: snippetDraftSchema,
    defaultValues: draftOf(snippet),
    save: (body) =>
      snippet ? call(updateSnippet, { params: { id: snippet.id }, body }) : call(createSnippet, { body }),
    doneText: snippet ? 'Snippet atualizado com sucesso!' : 'Snippet criado com sucesso!',
    failText: snippet ? 'Failed to update snippet' : 'Failed to create snippet',
    onClose,
  });

  return (
    <EditorDialog
      title={snippet ? 'Editar snippet' : 'Novo snippet'}
      subtitle={snippet?.moduleTitle}
      saveLabel="Salvar snippet"
      {...dialog}
      isUploading={isUploading}
      wide
    >
      <FormProvider {...form}>
        <ContentFields modules={modules.data} bucket="snippet-thumbnails" onSendingChange={setIsUploading}>
          <Field label="Código" error={errorOf('content')}>
            <Textarea rows={10} className="font-mono text-sm" spellCheck={false} {...form.register('content')} />
          </Field>
          <div className="grid gap-4.5 sm:grid-cols-2">
            <ChoiceField
              control={form.control}
              name="type"
              label="Tipo"
              options={withCurrent(typeOptions, snippet?.type)}
            />
            <ChoiceField
              control={form.control}
              name="language"
              label="Linguagem"
              options={withCurrent(languageOptions, snippet?.language)}
            />
            <ChoiceField
              control={form.control}
              name="difficulty"
              label="Nível"
              options={withCurrent(difficultyOptions, snippet?.difficulty)}
            />
            <ChoiceField control={form.control} name="accessType" label="Acesso" options={accessOptions} />
          </div>
        </ContentFields>
      </FormProvider>
    </EditorDialog>
  );
}
