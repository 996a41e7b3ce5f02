import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { AppError } from '#domain/errors.ts';
import { openFolds } from '#web/lib/open-details.ts';

type ContractFormOptions<Draft extends FieldValues> = {
  /** The contract's own schema: what the form accepts is what the server accepts. */
  schema: Parameters<typeof zodResolver>[0];
  defaultValues: DefaultValues<Draft>;
  /** Rejects with the server's error; its field errors are shown at their fields. */
  save: (draft: Draft) => Promise<unknown> | undefined;
  /** Called for a failure without field errors. */
  onFailure?: (error: unknown) => void;
};

/**
 * The form hook of the whole site: validates with the contract, ignores repeated submits, shows the server's field
 * errors and focuses the first one. Editing a field clears its error.
 */
export function useContractForm<Draft extends FieldValues>(options: ContractFormOptions<Draft>) {
  const form = useForm<Draft>({
    // The resolver's types distinguish input from output; in the contract both are the same.
    resolver: zodResolver(options.schema) as never,
    defaultValues: options.defaultValues,
    shouldFocusError: false,
  });
  const [isSaving, setIsSaving] = useState(false);
  const sending = useRef(false);
  /** The rejected form whose first invalid field is not focused yet. */
  const refused = useRef<HTMLFormElement>(null);

  // The library focuses only native inputs; selects and pickers are found by aria-invalid after it is rendered.
  useEffect(() => {
    const target = refused.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!target) return;
    refused.current = null;
    openFolds(target);
    target.focus();
  });

  async function send(draft: Draft, element: HTMLFormElement): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setIsSaving(true);
    try {
      await options.save(draft);
    } catch (error) {
      const issues = error instanceof AppError ? error.issues : [];
      if (issues.length > 0) refused.current = element;
      for (const { path, message } of issues) form.setError(path as Path<Draft>, { message });
      if (issues.length === 0) options.onFailure?.(error);
    } finally {
      sending.current = false;
      setIsSaving(false);
    }
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    const element = event.currentTarget;
    return form.handleSubmit(
      (draft) => send(draft as Draft, element),
      () => {
        refused.current = element;
      },
    )(event);
  }

  const errorOf = (path: Path<Draft>): string | undefined => form.getFieldState(path, form.formState).error?.message;
  return { form, errorOf, submit, isSaving, isDirty: form.formState.isDirty };
}
