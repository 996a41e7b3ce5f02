import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import {
  type AdminLesson,
  createLesson,
  type LessonDraft,
  lessonDraftSchema,
  updateLesson,
} from '#contract/admin/admin-academy.ts';
import { MAX_SHORT_TEXT } from '#domain/text/text-limits.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { call } from '#web/lib/api/api.ts';
import { lastLessonQuery, moduleChoicesQuery } from '../admin.queries.ts';
import { accessOptions, statusOptions } from '../admin-options.ts';
import { ChoiceField } from '../choice-field.tsx';
import { toIsoTime, toLocalInput } from '../local-time.ts';
import { ContentFields } from './content-fields.tsx';
import { EditorDialog } from './editor-dialog.tsx';
import { useDraftForm } from './use-draft-form.ts';

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

export function LessonEditor({ lesson, onClose }: { lesson: AdminLesson | undefined; onClose: () => void }) {
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
