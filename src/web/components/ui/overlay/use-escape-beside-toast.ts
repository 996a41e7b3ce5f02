import { type KeyboardEvent, useRef } from 'react';

/**
 * A toast that came after the dialog lies above it and takes Escape for itself, without preventing it. Whoever presses
 * Escape inside a dialog means the dialog: it closes as if its own button were pressed.
 */
export function useEscapeBesideToast() {
  const closeRef = useRef<HTMLButtonElement>(null);
  return {
    closeRef,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
      closeRef.current?.click();
    },
  };
}
