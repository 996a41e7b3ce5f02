import { Controller } from 'react-hook-form';
import {
  type AdminSnippetModule,
  createSnippetModule,
  deleteSnippetModule,
  listAdminSnippetModules,
  type SnippetModuleDraft,
  snippetModuleDraftSchema,
  updateSnippetModule,
} from '#contract/admin/admin-snippets.ts';
import { ModuleIcon } from '#web/components/content/module-icon.tsx';
import { columnHelper } from '#web/components/ui/table/data-table-columns.ts';
import { categoryLabels, optionsOf } from '../admin-options.ts';
import { type ContentKind, contentTexts, lossOfModule } from './content-kind.ts';
import { ChoiceField, DescriptionField, TitleField } from './editor-fields.tsx';
import { IconPicker } from './icon-picker.tsx';
import { createdAtColumn, TitleCell } from './table-cells.tsx';

const column = columnHelper<AdminSnippetModule>();

export const snippetModules: ContentKind<AdminSnippetModule, SnippetModuleDraft> = {
  name: 'snippet-module',
  texts: contentTexts({ noun: 'módulo', of: ' de snippets', ending: 'o', english: 'module' }),
  endpoints: {
    list: listAdminSnippetModules,
    create: createSnippetModule,
    update: updateSnippetModule,
    remove: deleteSnippetModule,
  },
  initialSort: { id: 'createdAt', desc: false },
  columns: column.columns([
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
    createdAtColumn<AdminSnippetModule>({ stack: 'hide' }),
  ]),
  describeLoss: ({ snippetCount }) => lossOfModule(snippetCount, ['o', 'snippet'], 'comentários e notas'),
  schema: snippetModuleDraftSchema,
  empty: { title: '', description: '', category: 'general', icon: 'Code' },
  Fields: () => (
    <>
      <TitleField />
      <DescriptionField rows={2} />
      <ChoiceField name="category" label="Categoria" options={optionsOf(categoryLabels)} />
      <Controller
        name="icon"
        render={({ field }) => <IconPicker name="icon" value={field.value} onValueChange={field.onChange} />}
      />
    </>
  ),
};
