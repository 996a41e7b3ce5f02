import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { cn } from '#web/lib/cn.ts';
import { useEscapeBesideToast } from './use-escape-beside-toast.ts';
import { useReturnFocus } from './use-return-focus.ts';

export const Dialog = RadixDialog.Root;
export const DialogTrigger = RadixDialog.Trigger;
export const DialogClose = RadixDialog.Close;

type DialogContentProps = Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> & {
  title: ReactNode;
  description?: ReactNode;
  /** Shown next to the title, such as the gold seal of the Premium dialog. */
  mark?: ReactNode;
  size?: 'md' | 'wide';
  children?: ReactNode;
};

export function DialogContent({
  title,
  description,
  mark,
  size = 'md',
  className,
  children,
  onOpenAutoFocus,
  ...props
}: DialogContentProps) {
  const returnFocus = useReturnFocus();
  const closeOnEscape = useEscapeBesideToast();
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className="scrim">
        <RadixDialog.Content
          className={cn('dialog', size === 'wide' && 'dialog-wide', className)}
          {...returnFocus}
          onKeyDown={closeOnEscape.onKeyDown}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            onOpenAutoFocus?.(event);
          }}
          {...(!description && { 'aria-describedby': undefined })}
          {...props}
        >
          <div className="dialog-head">
            <RadixDialog.Title className="h2 flex-1">{title}</RadixDialog.Title>
            {mark}
            <RadixDialog.Close asChild ref={closeOnEscape.closeRef}>
              <Button variant="ghost" size="icon-sm" aria-label="Fechar">
                <X aria-hidden="true" />
              </Button>
            </RadixDialog.Close>
          </div>
          {description && <RadixDialog.Description className="dialog-text">{description}</RadixDialog.Description>}
          {children}
        </RadixDialog.Content>
      </RadixDialog.Overlay>
    </RadixDialog.Portal>
  );
}

/** Actions of a dialog: the main action comes last, but on top on phones. */
export function DialogActions({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('dialog-actions', className)} {...props} />;
}
