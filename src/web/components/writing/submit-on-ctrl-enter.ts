import type { KeyboardEvent } from 'react';

/** In a field of several lines Enter makes a new one; with Ctrl or Cmd it sends the form. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
