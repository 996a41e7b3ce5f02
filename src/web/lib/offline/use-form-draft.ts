import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { deleteDraft, loadDraft, saveDraft } from './draft-storage.ts';

/** Keeps the unsaved changes of a form over a reload and the back button; returns what discards them. */
export function useFormDraft<Draft extends FieldValues>(name: string, form: UseFormReturn<Draft>) {
  const { id } = useCurrentUser();
  const unsaved = useRef(loadDraft<Draft>(id, name));
  const values = form.watch();
  const { isDirty } = form.formState;

  useEffect(() => {
    // Only on mount: afterwards the form holds the current values.
    if (unsaved.current) form.reset(unsaved.current, { keepDefaultValues: true });
    unsaved.current = undefined;
  }, [form]);

  useEffect(() => {
    if (isDirty) saveDraft(id, name, values);
  }, [id, name, isDirty, values]);

  return () => deleteDraft(id, name);
}
