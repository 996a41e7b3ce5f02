import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { AppError } from '#domain/errors.ts';
import { useAdminChange } from './admin.queries.ts';
import { failureToast, successToast } from './admin-toasts.ts';

type DraftFormOptions<Draft extends FieldValues> = {
  /** The contract's own schema: what the form accepts is what the server accepts. */
  schema: Parameters<typeof zodResolver>[0];
  defaultValues: DefaultValues<Draft>;
  save: (draft: Draft) => Promise<unknown>;
  doneText: string;
  failText: string;
  onClose: () => void;
};

/** A form of the panel: checks with the contract, saves, and puts the server's complaints on their fields. */
export function useDraftForm<Draft extends FieldValues>(options: DraftFormOptions<Draft>) {
  const form = useForm<Draft>({
    resolver: zodResolver(options.schema) as never,
    defaultValues: options.defaultValues,
    shouldFocusError: false,
  });
  const change = useAdminChange(options.save);

  /** The form that was refused and has not yet shown where. */
  const refused = useRef<HTMLFormElement>(null);

  // The library focuses only its own inputs; selects and pickers are found by their mark, in the draw that adds it.
  useEffect(() => {
    const target = refused.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!target) return;
    refused.current = null;
    target.focus();
  });

  const send = (draft: Draft, element: HTMLFormElement) =>
    change.mutate(draft, {
      onSuccess: () => {
        successToast(options.doneText);
        options.onClose();
      },
      onError: (error) => {
        const issues = error instanceof AppError ? error.issues : [];
        if (issues.length > 0) refused.current = element;
        for (const { path, message } of issues) form.setError(path as Path<Draft>, { message });
        if (issues.length === 0) failureToast(error, options.failText);
      },
    });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    return form.handleSubmit(
      (draft) => send(draft as Draft, element),
      () => {
        refused.current = element;
      },
    )(event);
  };
  const errorOf = (path: Path<Draft>): string | undefined => form.getFieldState(path, form.formState).error?.message;
  /** What the editor's dialog has to know of it. */
  const dialog = {
    isSaving: change.isPending,
    isDirty: form.formState.isDirty,
    onSubmit: submit,
    onClose: options.onClose,
  };
  return { form, errorOf, dialog };
}
