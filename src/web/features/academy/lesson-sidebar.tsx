import type { Lesson, LessonSummary } from '#contract/academy.ts';
import { moduleProgress } from '#domain/academy/lesson-access.ts';
import { Progress } from '#web/components/ui/progress.tsx';
import { cn } from '#web/lib/cn.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { LessonLink } from './lesson-link.tsx';
import { LessonMark } from './lesson-mark.tsx';
import './academy.css';

/** Sidebar of a lesson: the module, the current position in it and its other lessons. */
export function LessonSidebar({ lesson: { id, module } }: { lesson: Lesson }) {
  const position = module.lessons.findIndex((lesson) => lesson.id === id) + 1;
  const { done, percent } = moduleProgress(module.lessons);
  return (
    <aside className="lesson-sidebar" aria-labelledby="modulo">
      <div className="px-3 pb-4">
        <h2 id="modulo" className="h3">
          {module.title}
        </h2>
        <div className="mt-3 mb-2 flex justify-between text-sm text-fg-muted tabular-nums">
          <span>
            Aula {position} de {module.lessons.length}
          </span>
          <span>{done === 1 ? '1 concluída' : `${done} concluídas`}</span>
        </div>
        <Progress label="Progresso do módulo" value={percent} />
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
  if (lesson.releaseDate) return `Agendada para ${formatDate(lesson.releaseDate)}`;
  return [lesson.duration, lesson.accessType === 'premium' && 'Premium'].filter(Boolean).join(', ');
}
