import { CalendarClock, Lock } from 'lucide-react';
import type { LessonSummary } from '#contract/academy.ts';
import { cn } from '#web/lib/cn.ts';

/**
 * In front of a lesson: its eye, or why it cannot be opened yet. The words for it are spoken too. Where the person is,
 * the eye has the vermilion pupil, as a step of a robot.
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
