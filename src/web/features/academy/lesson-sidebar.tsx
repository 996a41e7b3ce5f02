import type { Lesson, LessonSummary } from '#contract/academy.ts';
import { cn } from '#web/lib/cn.ts';
import { LessonLink } from './lesson-link.tsx';
import { LessonMark } from './lesson-mark.tsx';
import { ModuleProgress } from './module-progress.tsx';
import { opensOn } from './release.ts';
import './academy.css';

/** Sidebar of a lesson: the module, its progress and its lessons. */
export function LessonSidebar({ lesson: { id, module } }: { lesson: Lesson }) {
  return (
    <aside className="lesson-sidebar" aria-labelledby="modulo">
      <div className="px-3 pb-4">
        <h2 id="modulo" className="h3">
          {module.title}
        </h2>
        <ModuleProgress module={module} className="mt-3" />
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
                <small>{describeLesson(lesson)}</small>
              </span>
            </LessonLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function describeLesson(lesson: LessonSummary): string {
  if (lesson.releaseDate) return opensOn(lesson.releaseDate);
  return [lesson.duration, lesson.accessType === 'premium' && 'Premium'].filter(Boolean).join(', ');
}
