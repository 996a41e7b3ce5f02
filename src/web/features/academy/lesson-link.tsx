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

/** Leads to the lesson; a lesson that this plan does not open leads to the offer. */
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
      // The router marks the address it stands on; with id and slug there are two for one lesson.
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
