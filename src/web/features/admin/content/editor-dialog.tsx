import { type FormEventHandler, type ReactNode, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/overlay/confirm-dialog.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { useFormDraft } from '#web/lib/offline/use-form-draft.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { useAdminChange } from '../admin.queries.ts';
import { successToast } from '../admin-toasts.ts';

type EditorDialogProps = {
  form: UseFormReturn;
  title: string;
  subtitle?: string | undefined;
  saveLabel: string;
  isSaving: boolean;
  isDirty: boolean;
  /** An image is still uploading: saving now would lose it. */
  isUploading?: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  wide?: boolean;
  /** What is saved ends something. */
  danger?: boolean;
  children: ReactNode;
};

export function EditorDialog(props: EditorDialogProps) {
  const { form, isSaving, isUploading = false, onClose } = props;
  const [isLeaving, setIsLeaving] = useState(false);

  function handleOpenChange(open: boolean) {
    if (open || isSaving) return;
    if (props.isDirty || isUploading) setIsLeaving(true);
    else onClose();
  }

  return (
    <Dialog open onOpenChange={handleOpenChange}>
      <DialogContent title={props.title} description={props.subtitle} size={props.wide ? 'wide' : 'md'}>
        <form className="mt-4 grid gap-4.5" noValidate onSubmit={props.onSubmit}>
          <FormProvider {...form}>{props.children}</FormProvider>
          <DialogActions>
            <DialogClose asChild>
              <Button variant="ghost" disabled={isSaving}>
                Cancelar
              </Button>
            </DialogClose>
            <Button type="submit" variant={props.danger ? 'danger' : 'primary'} busy={isSaving} disabled={isUploading}>
              {isSaving ? 'Salvando...' : props.saveLabel}
            </Button>
          </DialogActions>
        </form>
        <ConfirmDialog
          open={isLeaving}
          onOpenChange={setIsLeaving}
          title="Descartar alterações?"
          description="O que você mudou aqui ainda não foi salvo."
          cancelLabel="Continuar editando"
          confirmLabel="Descartar"
          danger
          onConfirm={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}

export type DraftFormOptions<Draft extends FieldValues> = {
  /** Unsaved changes are kept under this name over a reload. */
  name: string;
  schema: Parameters<typeof useContractForm<Draft>>[0]['schema'];
  defaultValues: DefaultValues<Draft>;
  save: (draft: Draft) => Promise<unknown>;
  doneText: string;
  failText: string;
  onClose: () => void;
};

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
  // The fields in the dialog name what they edit.
  const dialog = { form: form as unknown as UseFormReturn, isSaving, isDirty, onSubmit: submit, onClose: close };
  return { form, errorOf, dialog };
}
