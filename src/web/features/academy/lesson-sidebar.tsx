import type { Lesson, LessonSummary } from '#contract/academy.ts';
import type { UserType } from '#domain/accounts/user-types.ts';
import { cn } from '#web/lib/cn.ts';
import { usePlan } from '#web/lib/session/current-user.ts';
import { LessonLink } from './lesson-link.tsx';
import { LessonMark } from './lesson-mark.tsx';
import { namesPremium } from './names-premium.ts';
import { opensOn } from './release.ts';
import './academy.css';

/** Sidebar of a lesson: the module, the place in it, and its lessons, whose eyes say which are done. */
export function LessonSidebar({ lesson: { id, module } }: { lesson: Lesson }) {
  const plan = usePlan();
  return (
    <aside className="lesson-sidebar" aria-labelledby="modulo">
      <div className="px-3 pb-4">
        <h2 id="modulo" className="h3">
          {module.title}
        </h2>
        <p className="mt-1 text-sm text-fg-muted tabular-nums">
          Aula {module.lessons.findIndex((lesson) => lesson.id === id) + 1} de {module.lessons.length}
        </p>
      </div>
      <ul>
        {module.lessons.map((lesson) => (
          <li key={lesson.id}>
            <LessonLink
              moduleId={module.id}
              lesson={lesson}
              isCurrent={lesson.id === id}
              className={cn('lesson-line', lesson.id === id && 'lesson-line-current')}
            >
              <LessonMark lesson={lesson} isCurrent={lesson.id === id} />
              <span className="min-w-0 flex-1">
                <span>{lesson.title}</span>
                <small>{describeLesson(lesson, plan)}</small>
              </span>
            </LessonLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function describeLesson(lesson: LessonSummary, plan: UserType | undefined): string {
  if (lesson.releaseDate) return opensOn(lesson.releaseDate);
  return [lesson.duration, namesPremium(lesson, plan) && 'Premium'].filter(Boolean).join(', ');
}
