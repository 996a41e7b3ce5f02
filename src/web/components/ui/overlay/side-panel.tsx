import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

export const SidePanel = RadixDialog.Root;
export const SidePanelTrigger = RadixDialog.Trigger;
export const SidePanelClose = RadixDialog.Close;

/** Panel that slides in from the left edge: the menu on phones. */
export function SidePanelContent({ title, children }: { title: string; children: ReactNode }) {
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
