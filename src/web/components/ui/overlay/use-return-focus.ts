import { useRef } from 'react';

/** Returns the focus to the element that had it before the dialog opened, even if the dialog has no trigger. */
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
      // The page may have scrolled to what the dialog created.
      target.focus({ preventScroll: true });
    },
  };
}
