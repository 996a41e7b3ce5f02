import { Square } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { progressOf, remaining } from '../generation/generate-bar.tsx';
import { sayStage } from '../generation/stage-text.ts';
import type { Generation } from '../generation/use-generation.ts';

/** While the text is being written: what is going on, how long it may take, and the way to end it. */
export function LiveBar({ generation }: { generation: Generation }) {
  const { seconds, secondsLeft, stage, stop } = generation;
  return (
    <div className="live-bar">
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span role="status">{sayStage(stage)}</span>
          {seconds !== undefined && (
            <span role="timer" aria-live="off" className="text-fg-muted tabular-nums">
              {remaining(secondsLeft)}
            </span>
          )}
        </p>
        {seconds !== undefined && (
          <Progress label="Andamento da geração" value={progressOf(seconds, secondsLeft)} tone="accent" />
        )}
      </div>
      <Button onClick={stop}>
        <Square aria-hidden="true" />
        Parar
      </Button>
    </div>
  );
}
