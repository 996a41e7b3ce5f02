import { ListOrdered } from 'lucide-react';
import {
  type AdminModule,
  createAcademyModule,
  deleteAcademyModule,
  listAdminModules,
  type ModuleDraft,
  moduleDraftSchema,
  updateAcademyModule,
} from '#contract/admin/admin-academy.ts';
import { columnHelper } from '#web/components/ui/table/data-table-columns.ts';
import { type ContentKind, contentTexts, lossOfModule } from './content-kind.ts';
import { DescriptionField, TitleField } from './editor-fields.tsx';
import { LessonOrderDialog } from './lesson-order-dialog.tsx';
import { createdAtColumn, TitleCell } from './table-cells.tsx';

const column = columnHelper<AdminModule>();

export const modules: ContentKind<AdminModule, ModuleDraft> = {
  name: 'module',
  texts: contentTexts({ noun: 'módulo', ending: 'o', english: 'module' }),
  endpoints: {
    list: listAdminModules,
    create: createAcademyModule,
    update: updateAcademyModule,
    remove: deleteAcademyModule,
  },
  initialSort: { id: 'createdAt', desc: false },
  columns: column.columns([
    column.accessor('title', {
      header: 'Módulo',
      cell: ({ row }) => <TitleCell title={row.original.title} detail={row.original.description} />,
      meta: { stack: 'main' },
    }),
    column.accessor('lessonCount', { header: 'Aulas', meta: { stackLabel: 'Aulas' } }),
    createdAtColumn<AdminModule>({ stackLabel: 'Criado em' }),
  ]),
  describeLoss: ({ lessonCount }) => lossOfModule(lessonCount, ['a', 'aula'], 'comentários, notas e progresso'),
  schema: moduleDraftSchema,
  empty: { title: '', description: '' },
  Fields: () => (
    <>
      <TitleField />
      <DescriptionField rows={3} />
    </>
  ),
  extra: { label: 'Ordenar aulas', icon: ListOrdered, Dialog: LessonOrderDialog },
};
