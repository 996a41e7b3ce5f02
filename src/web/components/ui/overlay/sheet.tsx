import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

export const Sheet = RadixDialog.Root;
export const SheetTrigger = RadixDialog.Trigger;
export const SheetClose = RadixDialog.Close;

/** Panel that slides in from the left edge: the menu on phones. */
export function SheetContent({ title, children }: { title: string; children: ReactNode }) {
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className="scrim" />
      <RadixDialog.Content className="sheet" aria-describedby={undefined}>
        <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
        {children}
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}
