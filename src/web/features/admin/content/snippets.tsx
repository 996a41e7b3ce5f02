import {
  type AdminSnippet,
  createSnippet,
  deleteSnippet,
  listAdminSnippetModules,
  listAdminSnippets,
  type SnippetDraft,
  snippetDraftSchema,
  updateSnippet,
} from '#contract/admin/admin-snippets.ts';
import { formatTenths, formatWhole } from '#domain/text/format-number.ts';
import { columnHelper } from '#web/components/ui/table/data-table-columns.ts';
import { accessOptions, difficultyLabels, languageLabels, optionsOf, typeLabels } from '../admin-options.ts';
import { type ContentFieldsProps, type ContentKind, contentTexts } from './content-kind.ts';
import { ChoiceField, ContentFields, TextField } from './editor-fields.tsx';
import { accessColumn, TitleCell } from './table-cells.tsx';

const column = columnHelper<AdminSnippet>();

export const snippets: ContentKind<AdminSnippet, SnippetDraft> = {
  name: 'snippet',
  texts: contentTexts({ noun: 'snippet', ending: 'o', english: 'snippet' }),
  endpoints: { list: listAdminSnippets, create: createSnippet, update: updateSnippet, remove: deleteSnippet },
  initialSort: { id: 'createdAt', desc: false },
  columns: column.columns([
    column.accessor('title', {
      header: 'Snippet',
      cell: ({ row }) => (
        <TitleCell title={row.original.title} detail={row.original.moduleTitle || 'Módulo não encontrado'} />
      ),
      meta: { stack: 'main' },
    }),
    accessColumn<AdminSnippet>(),
    column.accessor('language', {
      header: 'Linguagem',
      cell: ({ getValue }) => <span className="font-mono text-sm">{getValue()}</span>,
    }),
    column.accessor('rating', {
      header: 'Nota',
      cell: ({ getValue }) => (getValue() > 0 ? formatTenths(getValue()) : '–'),
      meta: { stack: 'hide' },
    }),
    column.accessor('downloads', {
      header: 'Downloads',
      cell: ({ getValue }) => formatWhole(getValue()),
      meta: { stack: 'hide' },
    }),
  ]),
  describeLoss: () => 'Os comentários e as notas dele vão junto. Não dá para desfazer.',
  schema: snippetDraftSchema,
  empty: {
    moduleId: '',
    title: '',
    description: '',
    content: '',
    slug: null,
    type: 'script',
    language: 'javascript',
    difficulty: 'beginner',
    thumbnailUrl: null,
    videoUrl: null,
    accessType: 'free',
  },
  Fields: SnippetFields,
  commented: { subject: 'snippet', modules: listAdminSnippetModules },
};

function SnippetFields({ row, onSendingChange }: ContentFieldsProps<AdminSnippet>) {
  return (
    <ContentFields modules={listAdminSnippetModules} bucket="snippet-thumbnails" onSendingChange={onSendingChange}>
      <TextField name="content" label="Código" rows={10} className="font-mono text-sm" spellCheck={false} />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <ChoiceField name="type" label="Tipo" options={optionsOf(typeLabels, row?.type)} />
        <ChoiceField name="language" label="Linguagem" options={optionsOf(languageLabels, row?.language)} />
        <ChoiceField name="difficulty" label="Nível" options={optionsOf(difficultyLabels, row?.difficulty)} />
        <ChoiceField name="accessType" label="Acesso" options={accessOptions} />
      </div>
    </ContentFields>
  );
}
