import type { AcademyModule } from '#contract/academy.ts';
import { moduleProgress } from '#domain/academy/lesson-access.ts';
import { Progress } from '#web/components/ui/progress.tsx';

export function ModuleProgress({ module }: { module: AcademyModule }) {
  const { done, total, percent } = moduleProgress(module.lessons);
  return (
    <div className="mb-6">
      <p className="mb-2 text-sm text-fg-muted tabular-nums">
        {done} de {total} aulas concluídas
      </p>
      <Progress label="Progresso do módulo" value={percent} />
    </div>
  );
}
