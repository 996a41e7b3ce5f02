import { Link } from '@tanstack/react-router';
import { CalendarClock, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AcademyModule, LessonSummary } from '#contract/academy.ts';
import type { UserType } from '#domain/accounts/user-types.ts';
import { cn } from '#web/lib/cn.ts';
import { offerPremium, premiumOffers } from '#web/lib/premium-offer.ts';

type LessonLinkProps = {
  moduleId: string;
  lesson: LessonSummary;
  className: string;
  children: ReactNode;
  isCurrent?: boolean;
};

export function LessonLink({ moduleId, lesson, className, children, isCurrent = false }: LessonLinkProps) {
  if (lesson.state === 'premium') {
    return (
      <button
        type="button"
        className={cn(className, 'text-left')}
        aria-haspopup="dialog"
        onClick={() => offerPremium(premiumOffers.lesson)}
      >
        {children}
      </button>
    );
  }
  return (
    <Link
      to="/academy/$moduleId/$identifier"
      params={{ moduleId, identifier: lesson.slug ?? lesson.id }}
      className={className}
      // The router marks only the exact current URL, but a lesson has two URLs (id and slug).
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}

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

/** Who has Premium need not be told that a lesson belongs to it; an administrator looks after the catalogue. */
export const namesPremium = ({ accessType }: LessonSummary, plan: UserType | undefined): boolean =>
  accessType === 'premium' && plan !== 'premium';

type OpenLesson = { moduleId: string; lesson: LessonSummary };

/** The lessons to go on with, in order. An administrator may open one to come, but nobody is led there. */
export const openLessons = (modules: readonly Pick<AcademyModule, 'id' | 'lessons'>[]): OpenLesson[] =>
  modules.flatMap(({ id, lessons }) =>
    lessons.flatMap((lesson) => (lesson.state === 'open' && !lesson.releaseDate ? [{ moduleId: id, lesson }] : [])),
  );
