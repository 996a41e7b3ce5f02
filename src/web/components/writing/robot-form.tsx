import type { ComponentProps, KeyboardEvent } from 'react';

/** Form of a robot or tool; Ctrl + Enter sends it too. */
export const RobotForm = (props: ComponentProps<'form'>) => (
  <form className="grid gap-6 border-line border-t pt-6" onKeyDown={submitOnCtrlEnter} noValidate {...props} />
);

/** In a textarea Enter starts a new line; Ctrl+Enter or Cmd+Enter submits the form. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
