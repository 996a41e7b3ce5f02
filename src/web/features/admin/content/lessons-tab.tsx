import { useQuery } from '@tanstack/react-query';
import { type AdminLesson, deleteLesson } from '#contract/admin/admin-academy.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { columnHelper } from '#web/components/ui/table/data-table-columns.ts';
import { call } from '#web/lib/api/api.ts';
import { formatDateTime } from '#web/lib/format-date.ts';
import { lessonsQuery, moduleChoicesQuery } from '../admin.queries.ts';
import { useTableParams } from '../use-table-params.ts';
import { AccessBadge } from './access-badge.tsx';
import { ContentPanel, type RowActions } from './content-panel.tsx';
import { LessonEditor } from './lesson-editor.tsx';
import { ModuleFilter } from './module-filter.tsx';
import { actionsColumn } from './row-buttons.tsx';
import { TitleCell } from './title-cell.tsx';

const column = columnHelper<AdminLesson>();

const columnsFor = (actions: RowActions<AdminLesson>) =>
  column.columns([
    column.accessor('orderIndex', { header: 'Ordem', meta: { stack: 'hide' } }),
    column.accessor('title', {
      header: 'Aula',
      cell: ({ row }) => <TitleCell title={row.original.title} detail={row.original.moduleTitle} />,
      meta: { stack: 'main' },
    }),
    column.accessor('accessType', {
      header: 'Acesso',
      cell: ({ getValue }) => <AccessBadge accessType={getValue()} />,
    }),
    column.accessor('status', {
      header: 'Status',
      cell: ({ row }) => <StatusBadge lesson={row.original} />,
    }),
    column.accessor('duration', { header: 'Duração', enableSorting: false, meta: { stack: 'hide' } }),
    actionsColumn(actions),
  ]);

function StatusBadge({ lesson }: { lesson: AdminLesson }) {
  // A scheduled lesson opens automatically at its release date.
  const isOpen = lesson.status === 'posted' || !lesson.releaseDate || new Date(lesson.releaseDate) <= new Date();
  if (isOpen) return <Badge variant="success">Publicada</Badge>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge variant="info">Agendada</Badge>{' '}
      <span className="text-fg-muted text-xs tabular-nums">{formatDateTime(lesson.releaseDate ?? '')}</span>
    </span>
  );
}

export function LessonsTab({ onModerate }: { onModerate: (lesson?: AdminLesson) => void }) {
  const params = useTableParams({ id: 'orderIndex', desc: false });
  const list = useQuery(lessonsQuery(params.query));
  return (
    <ContentPanel
      caption="Aulas"
      searchLabel="Buscar aula"
      newLabel="Nova aula"
      emptyText="Nenhuma aula ainda. Crie a primeira."
      params={params}
      list={list}
      columnsFor={columnsFor}
      filter={<ModuleFilter modules={moduleChoicesQuery} params={params} />}
      onModerate={onModerate}
      renderEditor={(lesson, onClose) => <LessonEditor lesson={lesson} onClose={onClose} />}
      deletion={{
        title: 'Excluir aula',
        describe: ({ title }) =>
          `Tem certeza que deseja excluir a aula "${title}"? Os comentários e as notas dela vão junto. Não dá para desfazer.`,
        run: (id) => call(deleteLesson, { params: { id } }),
        doneText: 'Aula excluída com sucesso!',
        failText: 'Failed to delete lesson',
      }}
    />
  );
}
