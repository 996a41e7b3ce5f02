import { CalendarClock, Lock } from 'lucide-react';
import type { LessonSummary } from '#contract/academy.ts';
import { cn } from '#web/lib/cn.ts';

/**
 * Icon before a lesson: its eye, or the reason why it cannot be opened yet. Screen readers get the same text. For the
 * current lesson the eye has the vermilion pupil, like the current step of a robot.
 */
export function LessonMark({ lesson, isCurrent = false }: { lesson: LessonSummary; isCurrent?: boolean }) {
  if (lesson.releaseDate) {
    return (
      <span className="lesson-mark">
        <CalendarClock aria-hidden="true" />
      </span>
    );
  }
  if (lesson.state === 'premium') {
    return (
      <span className="lesson-mark">
        <Lock aria-hidden="true" />
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
