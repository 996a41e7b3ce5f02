import type { AcademyModule } from '#contract/academy.ts';
import { moduleProgress } from '#domain/academy/lesson-access.ts';
import { Progress } from '#web/components/ui/progress.tsx';

export function ModuleProgress({ module, className }: { module: AcademyModule; className: string }) {
  const { done, total, percent } = moduleProgress(module.lessons);
  return (
    <div className={className}>
      <p className="mb-2 text-sm text-fg-muted tabular-nums">
        {done} de {total} {total === 1 ? 'aula concluída' : 'aulas concluídas'}
      </p>
      <Progress label="Progresso do módulo" value={percent} />
    </div>
  );
}
