import { type FormEventHandler, type ReactNode, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/overlay/confirm-dialog.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/overlay/dialog.tsx';

type EditorDialogProps = {
  title: string;
  /** Name of the edited item, shown under the title. */
  subtitle?: string | undefined;
  saveLabel: string;
  isSaving: boolean;
  isDirty: boolean;
  /** An image is still uploading: saving now would lose it. */
  isUploading?: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
};

export function EditorDialog(props: EditorDialogProps) {
  const { isSaving, isUploading = false, onClose } = props;
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
          {props.children}
          <DialogActions>
            <DialogClose asChild>
              <Button variant="ghost" disabled={isSaving}>
                Cancelar
              </Button>
            </DialogClose>
            <Button type="submit" variant="primary" busy={isSaving} disabled={isUploading}>
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
