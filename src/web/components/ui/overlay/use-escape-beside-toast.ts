import { type KeyboardEvent, useRef } from 'react';

/**
 * A toast shown after the dialog opened is the top layer and handles Escape, without calling preventDefault. Escape
 * pressed inside a dialog should close the dialog, as its close button does.
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
