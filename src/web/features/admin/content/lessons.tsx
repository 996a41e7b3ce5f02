import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import {
  type AdminLesson,
  createLesson,
  deleteLesson,
  type LessonDraft,
  lessonDraftSchema,
  listAdminLessons,
  listAdminModules,
  updateLesson,
} from '#contract/admin/admin-academy.ts';
import { MAX_SHORT_TEXT } from '#domain/text/text-limits.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { columnHelper } from '#web/components/ui/table/data-table-columns.ts';
import { formatDateTime } from '#web/lib/format-date.ts';
import { lastLessonQuery } from '../admin.queries.ts';
import { accessOptions, optionsOf } from '../admin-options.ts';
import { toIsoTime, toLocalInput } from '../datetime-local-value.ts';
import { type ContentFieldsProps, type ContentKind, contentTexts } from './content-kind.ts';
import { ChoiceField, ContentFields, TextField } from './editor-fields.tsx';
import { accessColumn, TitleCell } from './table-cells.tsx';

const column = columnHelper<AdminLesson>();

export const lessons: ContentKind<AdminLesson, LessonDraft> = {
  name: 'lesson',
  texts: contentTexts({ noun: 'aula', ending: 'a', english: 'lesson', saveFailure: 'Erro ao salvar aula' }),
  endpoints: { list: listAdminLessons, create: createLesson, update: updateLesson, remove: deleteLesson },
  initialSort: { id: 'moduleTitle', desc: false },
  columns: column.columns([
    column.accessor('orderIndex', { header: 'Ordem no módulo', meta: { stack: 'hide' } }),
    column.accessor('title', {
      header: 'Aula',
      cell: ({ row }) => <TitleCell title={row.original.title} detail={row.original.moduleTitle} />,
      meta: { stack: 'main' },
    }),
    accessColumn<AdminLesson>(),
    column.accessor('status', { header: 'Status', cell: ({ row }) => <StatusBadge lesson={row.original} /> }),
    column.accessor('duration', { header: 'Duração', enableSorting: false, meta: { stack: 'hide' } }),
  ]),
  describeLoss: () => 'Os comentários e as notas dela vão junto. Não dá para desfazer.',
  schema: lessonDraftSchema,
  empty: {
    moduleId: '',
    slug: null,
    title: '',
    description: '',
    content: '',
    videoUrl: null,
    thumbnailUrl: null,
    duration: '',
    orderIndex: 1,
    accessType: 'free',
    status: 'posted',
    releaseDate: null,
  },
  Fields: LessonFields,
  commented: { subject: 'lesson', modules: listAdminModules },
};

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

/** The order falls back to 0 when it is not a number. */
const readOrder = (text: string): number => Math.max(0, Math.trunc(Number(text)) || 0);

const hints = { description: 'Aceita Markdown.', video: 'YouTube, em qualquer formato de link.' };

function LessonFields({ row, onSendingChange }: ContentFieldsProps<AdminLesson>) {
  const isScheduled = useFormContext<LessonDraft>().watch('status') === 'scheduled';
  useNextOrder(row === undefined);
  return (
    <>
      <ContentFields
        modules={listAdminModules}
        bucket="lesson-thumbnails"
        hints={hints}
        onSendingChange={onSendingChange}
      >
        <TextField name="content" label="Conteúdo" rows={8} hint="Aceita Markdown: títulos, listas, tabelas, links." />
      </ContentFields>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <TextField name="duration" label="Duração" placeholder="15 min" maxLength={MAX_SHORT_TEXT} />
        <TextField name="orderIndex" label="Ordem" inputMode="numeric" setValueAs={readOrder} />
        <ChoiceField name="accessType" label="Acesso" options={accessOptions} />
        <ChoiceField name="status" label="Status" options={optionsOf({ posted: 'Publicada', scheduled: 'Agendada' })} />
      </div>
      {isScheduled && <ReleaseDateField />}
    </>
  );
}

const ReleaseDateField = () => (
  <Controller
    name="releaseDate"
    render={({ field, fieldState }) => (
      <Field label="Data de publicação" error={fieldState.error?.message} required>
        <Input
          type="datetime-local"
          value={toLocalInput(field.value)}
          onChange={(event) => field.onChange(toIsoTime(event.target.value))}
        />
      </Field>
    )}
  />
);

/** A new lesson goes to the end of the chosen module, unless the person typed an order. */
function useNextOrder(isNew: boolean): void {
  const form = useFormContext<LessonDraft>();
  const moduleId = form.watch('moduleId');
  const isAsked = isNew && moduleId !== '';
  const { data: last } = useQuery({ ...lastLessonQuery(moduleId), enabled: isAsked });
  const isTyped = form.getFieldState('orderIndex', form.formState).isDirty;
  useEffect(() => {
    // A disabled query may still return data that another dialog cached.
    if (isAsked && last && !isTyped) form.resetField('orderIndex', { defaultValue: last.orderIndex + 1 });
  }, [isAsked, last, isTyped, form.resetField]);
}
