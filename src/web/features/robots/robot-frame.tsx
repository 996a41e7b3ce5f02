import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ProgressSteps } from '#web/components/ui/progress-steps.tsx';
import type { Robot } from '#web/components/writing/robot-catalog.ts';
import '#web/components/writing/robots.css';

type RobotFrameProps = {
  robot: Robot;
  /** Line under the name: what to do now, or the chosen option. */
  lead: ReactNode;
  step: number;
  steps: readonly string[];
  /** Shows a small image beside the name, for results that need the width. */
  compact?: boolean;
  children: ReactNode;
};

/** Layout of every robot screen: back link, image, name, steps. */
export function RobotFrame({ robot, lead, step, steps, compact = false, children }: RobotFrameProps) {
  const title = useStepFocus(step);
  return (
    <div className="page">
      <Link to="/robos" className="back-link">
        <ArrowLeft aria-hidden="true" />
        Voltar
      </Link>
      <div className={compact ? undefined : 'robot'}>
        {!compact && (
          <picture className="robot-picture">
            <source media="(width >= 64rem)" srcSet={robot.image} />
            <img src={robot.wideImage} alt="" width={800} height={300} />
          </picture>
        )}
        <div className="min-w-0">
          <div className="robot-head">
            <div className="flex min-w-0 items-center gap-3 sm:gap-4">
              {compact && <img src={robot.image} alt="" width={72} height={72} className="robot-picture-small" />}
              <div className="min-w-0">
                <h1 className="h1" ref={title} tabIndex={-1}>
                  {robot.name}
                </h1>
                <p className="robot-lead">{lead}</p>
              </div>
            </div>
            <ProgressSteps current={step} labels={steps} />
          </div>
          {children}
        </div>
      </div>
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
