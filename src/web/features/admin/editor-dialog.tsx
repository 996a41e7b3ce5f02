import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/dialog.tsx';

type EditorDialogProps = {
  title: string;
  saveLabel: string;
  isSaving: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
};

export function EditorDialog({ title, saveLabel, isSaving, onSubmit, onClose, wide, children }: EditorDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && !isSaving && onClose()}>
      <DialogContent title={title} size={wide ? 'wide' : 'md'}>
        <form className="mt-4 grid gap-4.5" noValidate onSubmit={onSubmit}>
          {children}
          <DialogActions>
            <DialogClose asChild>
              <Button variant="ghost" disabled={isSaving}>
                Cancelar
              </Button>
            </DialogClose>
            <Button type="submit" variant="primary" busy={isSaving}>
              {isSaving ? 'Salvando...' : saveLabel}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
