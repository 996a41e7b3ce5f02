import * as RadixAlertDialog from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { useEscapeBesideToast } from './use-escape-beside-toast.ts';
import { useReturnFocus } from './use-return-focus.ts';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: ReactNode;
  onConfirm: () => void;
  cancelLabel?: string;
  danger?: boolean;
  /** Keeps the dialog open with a spinner until the parent closes it. */
  busy?: boolean;
};

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  onConfirm,
  cancelLabel = 'Cancelar',
  danger = false,
  busy,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  const closeOnEscape = useEscapeBesideToast();
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className="scrim">
          <RadixAlertDialog.Content className="dialog" {...returnFocus} onKeyDown={closeOnEscape.onKeyDown}>
            <div className="dialog-head">
              <RadixAlertDialog.Title className="h2">{title}</RadixAlertDialog.Title>
            </div>
            <RadixAlertDialog.Description className="dialog-text">{description}</RadixAlertDialog.Description>
            <div className="dialog-actions">
              <RadixAlertDialog.Cancel asChild ref={closeOnEscape.closeRef}>
                <Button variant="ghost" disabled={busy}>
                  {cancelLabel}
                </Button>
              </RadixAlertDialog.Cancel>
              <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </RadixAlertDialog.Content>
        </RadixAlertDialog.Overlay>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
