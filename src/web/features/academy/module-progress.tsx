import type { AcademyModule } from '#contract/academy.ts';
import { moduleProgress } from '#domain/academy/lesson-access.ts';
import { Eyes, paintedEyes } from '#web/components/ui/brand/eyes.tsx';
import { Progress } from '#web/components/ui/progress.tsx';

export function ModuleProgress({ module }: { module: AcademyModule }) {
  const { done, total, percent } = moduleProgress(module.lessons);
  return (
    <div className="mb-6">
      <div className="mb-2 flex items-center gap-2 text-sm text-fg-muted tabular-nums">
        <Eyes painted={done === 0 ? 0 : paintedEyes(done, total)} />
        <span>
          {done} de {total} aulas concluídas
        </span>
      </div>
      <Progress label="Progresso do módulo" value={percent} />
    </div>
  );
}
