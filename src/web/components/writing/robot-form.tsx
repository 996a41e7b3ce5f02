import type { ComponentProps, KeyboardEvent } from 'react';

export const RobotForm = (props: ComponentProps<'form'>) => (
  <form className="grid gap-6 border-line border-t pt-6" onKeyDown={submitOnCtrlEnter} noValidate {...props} />
);

export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
