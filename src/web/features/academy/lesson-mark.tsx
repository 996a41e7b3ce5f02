import { CalendarClock, Lock } from 'lucide-react';
import type { LessonSummary } from '#contract/academy.ts';
import { cn } from '#web/lib/cn.ts';

/**
 * Icon before a lesson: its eye, or the reason why it cannot be opened yet. Screen readers get the same text. For the
 * current lesson the eye has the vermilion pupil, like the current step of a robot.
 */
export function LessonMark({ lesson, isCurrent = false }: { lesson: LessonSummary; isCurrent?: boolean }) {
  const Icon = lesson.releaseDate ? CalendarClock : lesson.state === 'premium' ? Lock : undefined;
  if (Icon) {
    return (
      <span className="grid size-5 flex-none place-items-center text-fg-faint">
        <Icon className="size-4.5" aria-hidden="true" />
      </span>
    );
  }
  return (
    <>
      <span
        className={cn('eye', isCurrent && !lesson.completed && 'eye-here')}
        data-on={lesson.completed || isCurrent}
        aria-hidden="true"
      />
      {lesson.completed && <span className="sr-only">Concluída:</span>}
    </>
  );
}
