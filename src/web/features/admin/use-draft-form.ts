import { zodResolver } from '@hookform/resolvers/zod';
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
  onSaved: () => void;
};

/** A form of the panel: checks with the contract, saves, and puts the server's complaints on their fields. */
export function useDraftForm<Draft extends FieldValues>(options: DraftFormOptions<Draft>) {
  const form = useForm<Draft>({ resolver: zodResolver(options.schema) as never, defaultValues: options.defaultValues });
  const change = useAdminChange(options.save);

  const submit = form.handleSubmit((draft) =>
    change.mutate(draft as Draft, {
      onSuccess: () => {
        successToast(options.doneText);
        options.onSaved();
      },
      onError: (error) => {
        const issues = error instanceof AppError ? error.issues : [];
        for (const { path, message } of issues) form.setError(path as Path<Draft>, { message });
        const [first] = issues;
        if (first) form.setFocus(first.path as Path<Draft>);
        else failureToast(error, options.failText);
      },
    }),
  );
  const errorOf = (path: Path<Draft>): string | undefined => form.getFieldState(path, form.formState).error?.message;
  return { form, submit, errorOf, isSaving: change.isPending };
}
