import { type ReactNode, useEffect, useRef } from 'react';
import type { Robot } from '#web/components/robot-text/robot-catalogue.ts';
import { ProgressSteps } from '#web/components/ui/progress-steps.tsx';
import { cn } from '#web/lib/cn.ts';

type RobotFrameProps = {
  robot: Robot;
  lead: ReactNode;
  step: number;
  steps: readonly string[];
  compact?: boolean;
  children: ReactNode;
};

export function RobotFrame({ robot, lead, step, steps, compact = false, children }: RobotFrameProps) {
  const title = useStepFocus(step);
  return (
    <div
      className={cn(
        'grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] items-center gap-x-4 gap-y-5',
        !compact && 'lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-x-10',
      )}
    >
      <img
        src={robot.image}
        alt=""
        width={72}
        height={72}
        className={cn(
          'h-18 w-20 rounded-lg border border-line object-[50%_65%] object-cover',
          compact
            ? 'max-sm:h-10 max-sm:w-12 max-sm:self-start'
            : 'lg:sticky lg:top-22 lg:row-[1/3] lg:aspect-2/3 lg:h-auto lg:w-full',
        )}
      />
      <div
        className={cn(
          'flex flex-wrap items-end justify-between gap-x-6 gap-y-1.5',
          compact && 'max-sm:[&_.steps>span]:hidden',
        )}
      >
        <div className={cn('min-w-0', compact && 'max-sm:contents')}>
          <h1 className={cn('h1', compact && 'max-sm:flex-1 max-sm:text-[1.25rem]')} ref={title} tabIndex={-1}>
            {robot.name}
          </h1>
          <p
            className={cn(
              'mt-1.5 flex flex-wrap items-center gap-x-5 gap-y-1 text-fg-muted',
              compact ? 'max-sm:order-1 max-sm:m-0 max-sm:basis-full max-sm:text-sm' : 'max-sm:hidden',
            )}
          >
            {lead}
          </p>
        </div>
        <ProgressSteps current={step} labels={steps} />
      </div>
      <div className={cn('col-span-full min-w-0', !compact && 'lg:col-[2]')}>{children}</div>
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
