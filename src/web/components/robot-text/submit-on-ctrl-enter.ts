import type { KeyboardEvent } from 'react';

/** In a textarea Enter starts a new line; Ctrl+Enter or Cmd+Enter submits the form. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
