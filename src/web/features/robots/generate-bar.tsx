import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';

type GenerateBarProps = {
  label: string;
  busyLabel: string;
  /** Seconds that it usually takes. */
  seconds: number;
  secondsLeft: number;
  isRunning: boolean;
  disabled?: boolean;
};

/** Foot of a form: how long it takes, the one button, and the countdown while it works. */
export function GenerateBar({ label, busyLabel, seconds, secondsLeft, isRunning, disabled = false }: GenerateBarProps) {
  return (
    <div className="robot-actions">
      <p className="text-fg-muted text-sm tabular-nums" role="timer" aria-live="off">
        {isRunning ? remaining(secondsLeft) : `Leva cerca de ${seconds} segundos`}
      </p>
      <Button type="submit" variant="primary" busy={isRunning} disabled={disabled}>
        {isRunning ? busyLabel : label}
      </Button>
      {isRunning && (
        <Progress
          className="basis-full"
          label="Andamento da geração"
          value={seconds === 0 ? 0 : Math.min(95, ((seconds - secondsLeft) / seconds) * 100)}
          tone="accent"
        />
      )}
    </div>
  );
}

const remaining = (secondsLeft: number): string =>
  secondsLeft > 0 ? `Faltam cerca de ${secondsLeft} s` : 'Quase pronto, mais um instante.';
