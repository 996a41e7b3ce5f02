import type { DefaultValues, FieldValues } from 'react-hook-form';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { useFormDraft } from '#web/lib/offline/use-form-draft.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { useAdminChange } from '../admin.queries.ts';
import { successToast } from '../admin-toasts.ts';

type DraftFormOptions<Draft extends FieldValues> = {
  /** Unsaved changes are kept under this name over a reload. */
  name: string;
  schema: Parameters<typeof useContractForm<Draft>>[0]['schema'];
  defaultValues: DefaultValues<Draft>;
  save: (draft: Draft) => Promise<unknown>;
  doneText: string;
  failText: string;
  onClose: () => void;
};

/** Form of an admin editor: after saving, it shows a toast and closes. */
export function useDraftForm<Draft extends FieldValues>(options: DraftFormOptions<Draft>) {
  const change = useAdminChange(options.save);
  const { form, errorOf, submit, isSaving, isDirty } = useContractForm<Draft>({
    schema: options.schema,
    defaultValues: options.defaultValues,
    save: async (draft) => {
      await change.mutateAsync(draft);
      form.reset(draft);
      successToast(options.doneText);
      close();
    },
    onFailure: (error) => failureToast(error, options.failText),
  });
  const discardDraft = useFormDraft(`admin.${options.name}`, form);
  function close() {
    discardDraft();
    options.onClose();
  }
  /** Props for the editor's dialog. */
  const dialog = { isSaving, isDirty, onSubmit: submit, onClose: close };
  return { form, errorOf, dialog };
}
