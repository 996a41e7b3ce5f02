import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import {
  type AdminLesson,
  createLesson,
  deleteLesson,
  type LessonDraft,
  lessonDraftSchema,
  updateLesson,
} from '#contract/admin/admin-academy.ts';
import { MAX_SHORT_TEXT } from '#domain/text/text-limits.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { columnHelper } from '#web/components/ui/table/data-table-columns.ts';
import { call } from '#web/lib/api/api.ts';
import { formatDateTime } from '#web/lib/format-date.ts';
import { lastLessonQuery, lessonsQuery, moduleChoicesQuery } from '../admin.queries.ts';
import { accessOptions, statusOptions } from '../admin-options.ts';
import { toIsoTime, toLocalInput } from '../datetime-local-value.ts';
import { useTableParams } from '../use-table-params.ts';
import { ContentFields } from './content-fields.tsx';
import { ContentPanel, ModuleFilter, type RowActions } from './content-panel.tsx';
import { ChoiceField, EditorDialog, useDraftForm } from './editor-dialog.tsx';
import { AccessBadge, actionsColumn, TitleCell } from './table-cells.tsx';

const column = columnHelper<AdminLesson>();

const columnsFor = (actions: RowActions<AdminLesson>) =>
  column.columns([
    column.accessor('orderIndex', { header: 'Ordem no módulo', meta: { stack: 'hide' } }),
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
  const params = useTableParams({ id: 'moduleTitle', desc: false });
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

const draftOf = (lesson: AdminLesson | undefined): LessonDraft => ({
  moduleId: lesson?.moduleId ?? '',
  slug: lesson?.slug ?? null,
  title: lesson?.title ?? '',
  description: lesson?.description ?? '',
  content: lesson?.content ?? '',
  videoUrl: lesson?.videoUrl ?? null,
  thumbnailUrl: lesson?.thumbnailUrl ?? null,
  duration: lesson?.duration ?? '',
  orderIndex: lesson?.orderIndex ?? 1,
  accessType: lesson?.accessType ?? 'free',
  status: lesson?.status ?? 'posted',
  releaseDate: lesson?.releaseDate ?? null,
});

/** The order falls back to 0 when it is not a number. */
const readOrder = (text: string): number => Math.max(0, Math.trunc(Number(text)) || 0);

function LessonEditor({ lesson, onClose }: { lesson: AdminLesson | undefined; onClose: () => void }) {
  const [isUploading, setIsUploading] = useState(false);
  const modules = useQuery(moduleChoicesQuery);
  const { form, errorOf, dialog } = useDraftForm<LessonDraft>({
    name: `lesson.${lesson?.id ?? 'new'}`,
    schema: lessonDraftSchema,
    defaultValues: draftOf(lesson),
    save: (body) => (lesson ? call(updateLesson, { params: { id: lesson.id }, body }) : call(createLesson, { body })),
    doneText: lesson ? 'Aula atualizada com sucesso!' : 'Aula criada com sucesso!',
    failText: 'Erro ao salvar aula',
    onClose,
  });
  useNextOrder(form, lesson === undefined);
  const [status, releaseDate] = form.watch(['status', 'releaseDate']);
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };

  return (
    <EditorDialog
      title={lesson ? 'Editar aula' : 'Nova aula'}
      subtitle={lesson?.moduleTitle}
      saveLabel="Salvar aula"
      {...dialog}
      isUploading={isUploading}
      wide
    >
      <FormProvider {...form}>
        <ContentFields
          modules={modules.data}
          bucket="lesson-thumbnails"
          hints={{ description: 'Aceita Markdown.', video: 'YouTube, em qualquer formato de link.' }}
          onSendingChange={setIsUploading}
        >
          <Field label="Conteúdo" error={errorOf('content')} hint="Aceita Markdown: títulos, listas, tabelas, links.">
            <Textarea rows={8} {...form.register('content')} />
          </Field>
        </ContentFields>
      </FormProvider>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label="Duração" error={errorOf('duration')}>
          <Input placeholder="15 min" maxLength={MAX_SHORT_TEXT} {...form.register('duration')} />
        </Field>
        <Field label="Ordem" error={errorOf('orderIndex')}>
          <Input
            inputMode="numeric"
            {...form.register('orderIndex', { setValueAs: (text) => readOrder(String(text)) })}
          />
        </Field>
        <ChoiceField control={form.control} name="accessType" label="Acesso" options={accessOptions} />
        <ChoiceField control={form.control} name="status" label="Status" options={statusOptions} />
      </div>
      {status === 'scheduled' && (
        <Field label="Data de publicação" error={errorOf('releaseDate')} required>
          <Input
            type="datetime-local"
            value={toLocalInput(releaseDate)}
            onChange={(event) => form.setValue('releaseDate', toIsoTime(event.target.value), change)}
          />
        </Field>
      )}
    </EditorDialog>
  );
}

/** A new lesson goes to the end of the chosen module, unless the person typed an order. */
function useNextOrder(form: UseFormReturn<LessonDraft>, isNew: boolean): void {
  const moduleId = form.watch('moduleId');
  const isAsked = isNew && moduleId !== '';
  const { data: last } = useQuery({ ...lastLessonQuery(moduleId), enabled: isAsked });
  const isTyped = form.getFieldState('orderIndex', form.formState).isDirty;
  useEffect(() => {
    // A disabled query may still return data that another dialog cached.
    if (isAsked && last && !isTyped) form.resetField('orderIndex', { defaultValue: last.orderIndex + 1 });
  }, [isAsked, last, isTyped, form.resetField]);
}
