import type { ReactNode } from 'react';
import { submitOnCtrlEnter } from './submit-on-ctrl-enter.ts';

export function RobotForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      className="grid gap-6 border-line border-t pt-6"
      onKeyDown={submitOnCtrlEnter}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      noValidate
    >
      {children}
    </form>
  );
}
