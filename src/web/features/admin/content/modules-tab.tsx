import { useQuery } from '@tanstack/react-query';
import { ListOrdered } from 'lucide-react';
import { useState } from 'react';
import {
  type AdminModule,
  createAcademyModule,
  deleteAcademyModule,
  type ModuleDraft,
  moduleDraftSchema,
  updateAcademyModule,
} from '#contract/admin/admin-academy.ts';
import { MAX_CONTENT_TITLE, MAX_DESCRIPTION } from '#domain/text/text-limits.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { columnHelper } from '#web/components/ui/table/data-table-columns.ts';
import { call } from '#web/lib/api/api.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { modulesQuery } from '../admin.queries.ts';
import { useTableParams } from '../use-table-params.ts';
import { ContentPanel, type RowActions } from './content-panel.tsx';
import { EditorDialog, useDraftForm } from './editor-dialog.tsx';
import { LessonOrderDialog } from './lesson-order-dialog.tsx';
import { actionsColumn, TitleCell } from './table-cells.tsx';

const column = columnHelper<AdminModule>();

const columnsFor = (actions: RowActions<AdminModule>, onOrder: (module: AdminModule) => void) =>
  column.columns([
    column.accessor('title', {
      header: 'Módulo',
      cell: ({ row }) => <TitleCell title={row.original.title} detail={row.original.description} />,
      meta: { stack: 'main' },
    }),
    column.accessor('lessonCount', { header: 'Aulas', meta: { stackLabel: 'Aulas' } }),
    column.accessor('createdAt', {
      header: 'Criado em',
      cell: ({ getValue }) => <span className="tabular-nums">{formatDate(getValue())}</span>,
      meta: { stackLabel: 'Criado em' },
    }),
    actionsColumn(actions, { label: 'Ordenar aulas', icon: ListOrdered, onClick: onOrder }),
  ]);

function describeDeletion({ title, lessonCount }: AdminModule): string {
  const question = `Tem certeza que deseja excluir o módulo "${title}"?`;
  if (lessonCount === 0) return `${question} Ele não tem aulas.`;
  const lessons = lessonCount === 1 ? 'A aula dele' : `As ${lessonCount} aulas dele`;
  return `${question} ${lessons} e todos os comentários, notas e progresso vão junto. Não dá para desfazer.`;
}

export function ModulesTab() {
  const params = useTableParams({ id: 'createdAt', desc: false });
  const list = useQuery(modulesQuery(params.query));
  const [ordering, setOrdering] = useState<AdminModule>();
  return (
    <>
      <ContentPanel
        caption="Módulos"
        searchLabel="Buscar módulo"
        newLabel="Novo módulo"
        emptyText="Nenhum módulo ainda. Crie o primeiro."
        params={params}
        list={list}
        columnsFor={(actions) => columnsFor(actions, setOrdering)}
        renderEditor={(module, onClose) => <ModuleEditor module={module} onClose={onClose} />}
        deletion={{
          title: 'Excluir módulo',
          describe: describeDeletion,
          run: (id) => call(deleteAcademyModule, { params: { id } }),
          doneText: 'Módulo excluído com sucesso!',
          failText: 'Failed to delete module',
        }}
      />
      {ordering && <LessonOrderDialog module={ordering} onClose={() => setOrdering(undefined)} />}
    </>
  );
}

function ModuleEditor({ module, onClose }: { module: AdminModule | undefined; onClose: () => void }) {
  const { form, errorOf, dialog } = useDraftForm<ModuleDraft>({
    name: `module.${module?.id ?? 'new'}`,
    schema: moduleDraftSchema,
    defaultValues: { title: module?.title ?? '', description: module?.description ?? '' },
    save: (body) =>
      module ? call(updateAcademyModule, { params: { id: module.id }, body }) : call(createAcademyModule, { body }),
    doneText: module ? 'Módulo atualizado com sucesso!' : 'Módulo criado com sucesso!',
    failText: module ? 'Failed to update module' : 'Failed to create module',
    onClose,
  });
  return (
    <EditorDialog title={module ? 'Editar módulo' : 'Novo módulo'} saveLabel="Salvar módulo" {...dialog}>
      <Field label="Título" error={errorOf('title')} required>
        <Input maxLength={MAX_CONTENT_TITLE} {...form.register('title')} />
      </Field>
      <Field label="Descrição" error={errorOf('description')}>
        <Textarea rows={3} maxLength={MAX_DESCRIPTION} {...form.register('description')} />
      </Field>
    </EditorDialog>
  );
}
