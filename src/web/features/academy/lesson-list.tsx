import type { AcademyModule, LessonSummary } from '#contract/academy.ts';
import { PremiumBadge } from '#web/components/ui/premium-badge.tsx';
import { usePlan } from '#web/lib/session/current-user.ts';
import { LessonLink } from './lesson-link.tsx';
import { LessonMark } from './lesson-mark.tsx';
import { namesPremium } from './names-premium.ts';
import { opensOn } from './release.ts';
import './academy.css';

export function LessonList({ module }: { module: AcademyModule }) {
  const plan = usePlan();
  if (module.lessons.length === 0) return <p className="text-fg-muted">Nenhuma aula neste módulo ainda.</p>;
  return (
    <ul className="grid min-w-0">
      {module.lessons.map((lesson) => (
        <li key={lesson.id}>
          <LessonLink moduleId={module.id} lesson={lesson} className="lesson-row">
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

function LessonTime({ lesson }: { lesson: LessonSummary }) {
  if (!lesson.releaseDate) return lesson.duration ? <span className="lesson-time">{lesson.duration}</span> : null;
  return <span className="lesson-time lesson-date">{opensOn(lesson.releaseDate)}</span>;
}
