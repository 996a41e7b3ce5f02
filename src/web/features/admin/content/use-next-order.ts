import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { LessonDraft } from '#contract/admin/admin-academy.ts';
import { lastLessonQuery } from '../admin.queries.ts';

/** A new lesson goes to the end of the chosen module, unless its place was typed in. */
export function useNextOrder(form: UseFormReturn<LessonDraft>, isNew: boolean): void {
  const moduleId = form.watch('moduleId');
  const isAsked = isNew && moduleId !== '';
  const { data: last } = useQuery({ ...lastLessonQuery(moduleId), enabled: isAsked });
  const isTyped = form.getFieldState('orderIndex', form.formState).isDirty;
  useEffect(() => {
    // A query that is not asked may still hold an answer that another dialog got.
    if (isAsked && last && !isTyped) form.resetField('orderIndex', { defaultValue: last.orderIndex + 1 });
  }, [isAsked, last, isTyped, form.resetField]);
}
