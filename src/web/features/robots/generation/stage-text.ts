import type { RobotStage, StageEvent } from '#contract/robots/robot-parts.ts';

const words: Record<RobotStage, string> = {
  waiting: 'Esperando a vez',
  fetching: 'Buscando o tradutor',
  writing: 'Escrevendo',
  correcting: 'Acertando a forma do texto',
  reading: 'Lendo de volta em português',
};

/** Short description of the current stage. */
export function sayStage(stage: StageEvent | undefined): string {
  if (!stage?.ahead) return words[stage?.stage ?? 'writing'];
  return stage.ahead === 1 ? '1 tradução na sua frente.' : `${stage.ahead} traduções na sua frente.`;
}
