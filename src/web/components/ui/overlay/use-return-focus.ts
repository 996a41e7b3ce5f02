import { useRef } from 'react';

/** Gives focus back to whatever had it when a dialog opened, also when the dialog has no trigger of its own. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      const target = opener.current;
      if (!(target instanceof HTMLElement) || !target.isConnected || target === document.body) return;
      event.preventDefault();
      target.focus();
    },
  };
}
