import type { AcademyModule, LessonSummary } from '#contract/academy.ts';
import { PremiumBadge } from '#web/components/ui/premium-badge.tsx';
import { cn } from '#web/lib/cn.ts';
import { usePlan } from '#web/lib/session/current-user.ts';
import { LessonLink } from './lesson-link.tsx';
import { LessonMark } from './lesson-mark.tsx';
import { namesPremium } from './names-premium.ts';
import { opensOn } from './release.ts';

export function LessonList({ module }: { module: AcademyModule }) {
  const plan = usePlan();
  if (module.lessons.length === 0) return <p className="text-fg-muted">Nenhuma aula neste módulo ainda.</p>;
  return (
    <ul className="grid min-w-0">
      {module.lessons.map((lesson) => (
        <li key={lesson.id}>
          <LessonLink
            moduleId={module.id}
            lesson={lesson}
            className="-mx-3 flex min-h-13 w-[calc(100%+1.5rem)] items-center gap-3.5 rounded-md px-3 py-2 hover:bg-hover max-sm:flex-wrap"
          >
            <LessonMark lesson={lesson} />
            <span className="min-w-0 flex-1">{lesson.title}</span>
            {namesPremium(lesson, plan) && <PremiumBadge />}
            <LessonTime lesson={lesson} />
          </LessonLink>
        </li>
      ))}
    </ul>
  );
}

function LessonTime({ lesson: { releaseDate, duration } }: { lesson: LessonSummary }) {
  if (!releaseDate && !duration) return null;
  return (
    <span
      className={cn(
        'flex-none text-sm/6 text-fg-muted tabular-nums',
        // The date stands under the title, so that the badge stays beside the title.
        releaseDate ? 'max-sm:-mt-3 max-sm:basis-full max-sm:pl-8.5' : 'max-sm:hidden',
      )}
    >
      {releaseDate ? opensOn(releaseDate) : duration}
    </span>
  );
}
