import type { HTMLAttributes } from 'react';
import type { Lesson, LessonSummary } from '#contract/academy.ts';
import type { UserType } from '#domain/accounts/user-types.ts';
import { cn } from '#web/lib/cn.ts';
import { usePlan } from '#web/lib/session/current-user.ts';
import { opensOn } from './academy.queries.ts';
import { LessonLink, LessonMark, namesPremium } from './lesson-link.tsx';
import { NotCounted } from './module-lessons.tsx';

export function SidebarFrame({ as: Tag = 'aside', ...props }: HTMLAttributes<HTMLElement> & { as?: 'aside' | 'div' }) {
  return (
    <Tag
      className="self-start rounded-lg border border-line bg-surface px-2 pt-5 pb-2 lg:sticky lg:top-[calc(var(--size-bar)+1rem)] lg:col-[2] lg:row-[1/3]"
      {...props}
    />
  );
}

export function LessonSidebar({ lesson: { id, module } }: { lesson: Lesson }) {
  const plan = usePlan();
  return (
    <SidebarFrame aria-labelledby="modulo">
      <div className="px-3 pb-4">
        <h2 id="modulo" className="h3">
          {module.title}
        </h2>
        <p className="mt-1 text-sm text-fg-muted tabular-nums">
          Aula {module.lessons.findIndex((lesson) => lesson.id === id) + 1} de {module.lessons.length}
          <NotCounted lessons={module.lessons} />
        </p>
      </div>
      <ul className="max-h-104 overflow-y-auto lg:max-h-[calc(100dvh-var(--size-bar)-9rem)]">
        {module.lessons.map((lesson) => {
          const isCurrent = lesson.id === id;
          return (
            <li key={lesson.id}>
              <LessonLink
                moduleId={module.id}
                lesson={lesson}
                isCurrent={isCurrent}
                className={cn(
                  'flex w-full items-start gap-3 rounded-md px-3 py-2.5 leading-[1.35] hover:bg-hover focus-visible:-outline-offset-2',
                  isCurrent ? 'bg-overlay font-[550] text-fg' : 'text-fg-soft',
                )}
              >
                <LessonMark lesson={lesson} isCurrent={isCurrent} />
                <span className="min-w-0 flex-1">
                  <span>{lesson.title}</span>
                  <small
                    className={cn(
                      'mt-0.5 block text-sm/[1.35] tabular-nums',
                      isCurrent ? 'font-normal text-fg-muted' : 'text-fg-faint',
                    )}
                  >
                    {describeLesson(lesson, plan)}
                  </small>
                </span>
              </LessonLink>
            </li>
          );
        })}
      </ul>
    </SidebarFrame>
  );
}

function describeLesson(lesson: LessonSummary, plan: UserType | undefined): string {
  if (lesson.releaseDate) return opensOn(lesson.releaseDate);
  return [lesson.duration, namesPremium(lesson, plan) && 'Premium'].filter(Boolean).join(', ');
}
