import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LessonSummary } from '#contract/academy.ts';
import { cn } from '#web/lib/cn.ts';
import { offerPremium, premiumOffers } from '#web/lib/premium-offer.ts';

type LessonLinkProps = {
  moduleId: string;
  lesson: LessonSummary;
  className: string;
  children: ReactNode;
  isCurrent?: boolean;
};

/** Links to the lesson; if the person's plan does not include the lesson, opens the Premium offer instead. */
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
