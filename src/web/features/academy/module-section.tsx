import { Link } from '@tanstack/react-router';
import type { AcademyModule } from '#contract/academy.ts';
import { moduleProgress } from '#domain/academy/lesson-access.ts';
import { Seal } from '#web/components/ui/brand/seal.tsx';
import { ModuleRow } from './academy-skeletons.tsx';
import { LessonList, NotCounted } from './module-lessons.tsx';

export function ModuleSection({ module }: { module: AcademyModule }) {
  const titleId = `modulo-${module.id}`;
  const { done, total } = moduleProgress(module.lessons);
  return (
    <ModuleRow as="article" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className="h2">
          <Link to="/academy/$moduleId" params={{ moduleId: module.id }} className="hover:underline">
            {module.title}
          </Link>
        </h2>
        <p className="mt-1 text-sm text-fg-muted">{module.description}</p>
        <p className="mt-1 flex items-center gap-2 text-sm text-fg-muted tabular-nums">
          <span>
            {done} de {total} {total === 1 ? 'concluída' : 'concluídas'}
            <NotCounted lessons={module.lessons} />
          </span>
          {total > 0 && done === total && <Seal name="feito" size="sm" tone="quiet" stamp />}
        </p>
      </div>
      <LessonList module={module} />
    </ModuleRow>
  );
}
