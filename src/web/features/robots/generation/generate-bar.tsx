import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RobotStage, StageEvent } from '#contract/robots/robot-events.ts';
import type { TextRobot } from '#domain/robots/robot-options.ts';
import { ActionRow } from '#web/components/robot-text/bottom-bar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { cn } from '#web/lib/cn.ts';
import type { Generation } from './use-generation.ts';

const COMPOSED =
  'Sem IA ligada, saem daqui frases prontas com os dados aceitos. Para um texto novo, use o seu assistente, logo abaixo.';

const NOT_TRANSLATED =
  'Sem tradutor ligado, saem daqui em japonês só os dados aceitos. Para o texto inteiro, use o seu assistente, logo abaixo.';

type GenerateBarProps = {
  /** Undefined where somebody else than the server's writer does it. */
  robot: TextRobot | undefined;
  label: string;
  busyLabel: string;
  seconds: number | undefined;
  generation: Pick<Generation, 'isRunning' | 'seconds' | 'secondsLeft' | 'stage'>;
  disabled?: boolean;
  /** The main button in place of this one. */
  main?: ReactNode;
  /** Why the last try failed, where nothing above says it. */
  failure?: string | undefined;
};

export function GenerateBar({
  robot,
  label,
  busyLabel,
  seconds,
  generation,
  disabled = false,
  main,
  failure,
}: GenerateBarProps) {
  const { isRunning, seconds: estimate, secondsLeft, stage } = generation;
  const isCounting = isRunning && estimate !== undefined;
  const { data: writers } = useQuery(robotWritersQuery);
  const isTranslator = robot === 'translate';
  const writer = isTranslator ? writers?.translator : writers?.copy;
  const isComposed = robot !== undefined && writer === 'composer';
  return (
    <ActionRow className="max-lg:border-0 max-lg:p-0">
      {isComposed && (
        <p className="max-w-[34rem] flex-[1_1_16rem] text-fg-muted text-sm">
          {isTranslator ? NOT_TRANSLATED : COMPOSED}
        </p>
      )}
      <ActionRow isDocked className={cn('max-sm:gap-x-4 max-sm:gap-y-3 lg:border-0 lg:p-0', main && 'lg:flex-none')}>
        {failure && !isRunning && <p className="basis-full text-danger text-sm sm:text-right">{failure}</p>}
        {(isCounting || seconds !== undefined) && (
          <p className="text-fg-muted text-sm tabular-nums" role="timer" aria-live="off">
            {isRunning && stage?.ahead
              ? sayStage(stage)
              : isCounting
                ? remaining(secondsLeft)
                : `Leva cerca de ${seconds} segundos`}
          </p>
        )}
        <Button
          type="submit"
          // Without a translator the assistant below is what leads to a translation.
          variant={isComposed && isTranslator ? 'secondary' : 'primary'}
          className="ml-auto max-sm:flex-1"
          busy={isRunning}
          disabled={disabled}
        >
          {isRunning ? busyLabel : label}
        </Button>
        {main}
        {isCounting && (
          <Progress
            className="basis-full"
            label="Andamento da geração"
            value={progressOf(estimate, secondsLeft)}
            tone="accent"
          />
        )}
      </ActionRow>
    </ActionRow>
  );
}

export const remaining = (secondsLeft: number): string =>
  secondsLeft > 0 ? `Faltam cerca de ${secondsLeft} s` : 'Quase pronto, mais um instante.';

export const progressOf = (seconds: number, secondsLeft: number): number =>
  seconds === 0 ? 0 : Math.min(95, ((seconds - secondsLeft) / seconds) * 100);

const words: Record<RobotStage, string> = {
  waiting: 'Esperando a vez',
  fetching: 'Buscando o tradutor',
  writing: 'Escrevendo',
  correcting: 'Acertando a forma do texto',
  reading: 'Lendo de volta em português',
};

export function sayStage(stage: StageEvent | undefined): string {
  if (!stage?.ahead) return words[stage?.stage ?? 'writing'];
  return stage.ahead === 1 ? '1 tradução na sua frente.' : `${stage.ahead} traduções na sua frente.`;
}
