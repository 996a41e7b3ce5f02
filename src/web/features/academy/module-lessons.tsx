import type { AcademyModule, LessonSummary } from '#contract/academy.ts';
import { type LessonState, moduleProgress } from '#domain/academy/lesson-access.ts';
import { Button } from '#web/components/ui/button.tsx';
import { PremiumBadge } from '#web/components/ui/premium-badge.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { cn } from '#web/lib/cn.ts';
import { usePlan } from '#web/lib/session/current-user.ts';
import { opensOn } from './academy.queries.ts';
import { LessonLink, LessonMark, namesPremium, openLessons } from './lesson-link.tsx';

export function ModuleProgress({ module: { id, lessons }, className }: { module: AcademyModule; className: string }) {
  const { done, total, percent } = moduleProgress(lessons);
  const next = openLessons([{ id, lessons }]).find(({ lesson }) => !lesson.completed);
  return (
    <div className={className}>
      <p className="mb-2 text-sm text-fg-muted tabular-nums">
        <span>
          {done} de {total} {total === 1 ? 'aula concluída' : 'aulas concluídas'}
        </span>
        <NotCounted lessons={lessons} />
      </p>
      <Progress label="Progresso do módulo" value={percent} />
      {next && (
        <Button asChild variant="primary" className="mt-5 max-w-full whitespace-normal py-2">
          <LessonLink {...next} className="">
            {done > 0 ? 'Continuar' : 'Começar'}: {next.lesson.title}
          </LessonLink>
        </Button>
      )}
    </div>
  );
}

/** The rows of a module that its count leaves out, so that both agree. */
export function NotCounted({ lessons }: Pick<AcademyModule, 'lessons'>) {
  const count = (wanted: LessonState) => lessons.filter(({ state }) => state === wanted).length;
  const later = count('scheduled');
  const locked = count('premium');
  return (
    <>
      {later > 0 && ` · ${later} ${later === 1 ? 'abre' : 'abrem'} depois`}
      {locked > 0 && ` · ${locked} no Premium`}
    </>
  );
}

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
