import type { AcademyModule } from '#contract/academy.ts';
import { type LessonState, moduleProgress } from '#domain/academy/lesson-access.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { LessonLink } from './lesson-link.tsx';
import { openLessons } from './open-lessons.ts';

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
        <Button asChild variant="primary" className="mt-5 max-w-full">
          <LessonLink {...next} className="">
            <span className="truncate">
              {done > 0 ? 'Continuar' : 'Começar'}: {next.lesson.title}
            </span>
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
