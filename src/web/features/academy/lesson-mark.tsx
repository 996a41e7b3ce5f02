import { CalendarClock, Lock } from 'lucide-react';
import type { LessonSummary } from '#contract/academy.ts';

/** In front of a lesson: its eye, or why it cannot be opened yet. The words for it are spoken too. */
export function LessonMark({ lesson }: { lesson: LessonSummary }) {
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
      <span className="eye" data-on={lesson.completed} aria-hidden="true" />
      {lesson.completed && <span className="sr-only">Concluída:</span>}
    </>
  );
}
