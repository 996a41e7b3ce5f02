import { type ReactNode, useEffect, useRef } from 'react';
import { ProgressSteps } from '#web/components/ui/progress-steps.tsx';
import type { Robot } from '#web/components/writing/robot-catalog.ts';
import { cn } from '#web/lib/cn.ts';
import '#web/components/writing/robots.css';

type RobotFrameProps = {
  robot: Robot;
  /** Line under the name: what to do now, or the chosen option. */
  lead: ReactNode;
  step: number;
  steps: readonly string[];
  /** Keeps the image small on wide screens too, for results that need the width. */
  compact?: boolean;
  children: ReactNode;
};

/** Layout of every robot screen: image, name, steps. */
export function RobotFrame({ robot, lead, step, steps, compact = false, children }: RobotFrameProps) {
  const title = useStepFocus(step);
  return (
    <div className={cn('robot', compact ? 'robot-compact' : 'robot-beside')}>
      <img src={robot.image} alt="" width={72} height={72} className="robot-picture" />
      <div className="robot-head">
        <div className="min-w-0">
          <h1 className="h1" ref={title} tabIndex={-1}>
            {robot.name}
          </h1>
          <p className={cn('robot-lead', !compact && 'max-sm:hidden')}>{lead}</p>
        </div>
        <ProgressSteps current={step} labels={steps} />
      </div>
      <div className="robot-body">{children}</div>
    </div>
  );
}

/** The button that opened the new step is gone, so move the focus to the start of the step. */
function useStepFocus(step: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    if (step < shown.current) window.scrollTo({ top: 0 });
    shown.current = step;
    title.current?.focus({ preventScroll: true });
  }, [step]);
  return title;
}
