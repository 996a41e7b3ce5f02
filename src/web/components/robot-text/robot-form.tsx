import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { submitOnCtrlEnter } from './submit-on-ctrl-enter.ts';

type RobotFormProps = { className?: string | undefined; onSubmit: () => void; children: ReactNode };

export function RobotForm({ className = 'border-line border-t pt-6 gap-6', onSubmit, children }: RobotFormProps) {
  return (
    <form
      className={cn('grid', className)}
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
