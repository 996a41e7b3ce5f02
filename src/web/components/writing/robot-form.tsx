import type { ComponentProps } from 'react';
import { submitOnCtrlEnter } from './submit-on-ctrl-enter.ts';

/** Form of a robot or tool; Ctrl + Enter sends it too. */
export const RobotForm = (props: ComponentProps<'form'>) => (
  <form className="grid gap-6 border-line border-t pt-6" onKeyDown={submitOnCtrlEnter} noValidate {...props} />
);
