import { Link } from '@tanstack/react-router';
import type { AcademyModule } from '#contract/academy.ts';
import { moduleProgress } from '#domain/academy/lesson-access.ts';
import { Eyes, paintedEyes } from '#web/components/ui/brand/eyes.tsx';
import { Seal } from '#web/components/ui/brand/seal.tsx';
import { LessonList } from './lesson-list.tsx';

/** One module on /academy: name and progress eyes on the left, lessons on the right. */
export function ModuleSection({ module }: { module: AcademyModule }) {
  const titleId = `modulo-${module.id}`;
  const { done, total } = moduleProgress(module.lessons);
  const eyes = done === 0 ? 0 : paintedEyes(done, total);
  return (
    <article className="module" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className="h2">
          <Link to="/academy/$moduleId" params={{ moduleId: module.id }} className="hover:underline">
            {module.title}
          </Link>
        </h2>
        <p className="mt-1 text-sm text-fg-muted">{module.description}</p>
        <p className="mt-4 flex items-center gap-2 text-sm text-fg-muted tabular-nums">
          <Eyes painted={eyes} />
          <span>
            {done} de {total} {total === 1 ? 'concluída' : 'concluídas'}
          </span>
          {eyes === 2 && <Seal name="feito" size="sm" tone="quiet" stamp />}
        </p>
      </div>
      <LessonList module={module} />
    </article>
  );
}
