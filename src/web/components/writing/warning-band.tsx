import { CircleAlert, Scale } from 'lucide-react';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { cn } from '#web/lib/cn.ts';
import { useDesk } from './desk.ts';
import type { Flag } from './place-warnings.ts';

type WarningBandProps = {
  flag: Flag;
  /** Takes the safer words over. */
  onTake?: ((suggestion: { text: string; meaning: string }) => void) | undefined;
  /** Not the foot of a line, but a box of its own. */
  alone?: boolean;
};

/** What is wrong, why, and the words that would be right. Looked at, it goes away and no longer holds a copy up. */
export function WarningBand({ flag, onTake, alone = false }: WarningBandProps) {
  const { checked, check } = useDesk();
  if (checked.has(flag.id)) return null;
  const Icon = flag.tone === 'law' ? Scale : CircleAlert;
  return (
    <div className={cn('warning', `warning-${flag.tone}`, alone && 'warning-alone')}>
      <Icon aria-hidden="true" />
      <p>
        {flag.title && (
          <strong className="font-semibold">
            <MixedText text={flag.title} />{' '}
          </strong>
        )}
        <MixedText text={flag.message} />
      </p>
      <Button variant="ghost" size="sm" onClick={() => check(flag)}>
        Conferi
      </Button>
      {flag.suggestion && onTake && <Swap suggestion={flag.suggestion} onTake={onTake} />}
    </div>
  );
}

type SwapProps = { suggestion: { text: string; meaning: string }; onTake: NonNullable<WarningBandProps['onTake']> };

function Swap({ suggestion, onTake }: SwapProps) {
  return (
    <div className="warning-swap">
      <span>
        <span className="block">
          <MixedText text={suggestion.text} />
        </span>
        {suggestion.meaning !== suggestion.text && <span className="text-fg-soft">{suggestion.meaning}</span>}
      </span>
      <Button size="sm" onClick={() => onTake(suggestion)}>
        Usar esta
      </Button>
    </div>
  );
}
