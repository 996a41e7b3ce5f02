import { CircleAlert, Scale } from 'lucide-react';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { cn } from '#web/lib/cn.ts';
import type { Flag } from './place-warnings.ts';
import { useResultEditor } from './result-editor.ts';

type Suggestion = NonNullable<Flag['suggestion']>;

type WarningBandsProps = {
  flags: readonly Flag[];
  /** Opens the text for editing. */
  onEdit?: (() => void) | undefined;
  /** Has the text rewritten. */
  onRedo?: (() => void) | undefined;
  /** Applies the suggested wording. */
  onTake?: ((flag: Flag, suggestion: Suggestion) => void) | undefined;
  /** Separate boxes instead of the bottom of a line. */
  alone?: boolean;
};

/** Shows a problem, its reason and the suggested wording; identical problems share one band. */
export function WarningBands({ flags, ...props }: WarningBandsProps) {
  const open = flags.filter(({ isSettled }) => !isSettled);
  const said = new Map<string, [Flag, ...Flag[]]>();
  for (const flag of open) {
    const words = `${flag.title} ${flag.message}`;
    const alike = said.get(words);
    if (alike) alike.push(flag);
    else said.set(words, [flag]);
  }
  return Array.from(said.values(), (alike) => <WarningBand key={alike[0].id} {...props} alike={alike} />);
}

type WarningBandProps = Omit<WarningBandsProps, 'flags'> & { alike: readonly [Flag, ...Flag[]] };

/** After "está certo" the warning disappears and copying no longer asks for confirmation. */
function WarningBand({ alike, onEdit, onRedo, onTake, alone = false }: WarningBandProps) {
  const { settle } = useResultEditor();
  const [flag] = alike;
  const Icon = flag.tone === 'law' ? Scale : CircleAlert;
  return (
    <div className={cn('warning', `warning-${flag.tone}`, flag.isHint && 'warning-hint', alone && 'warning-alone')}>
      <Icon aria-hidden="true" />
      <p>
        {flag.title && (
          <strong className="font-semibold">
            <MixedText text={flag.title} />{' '}
          </strong>
        )}
        <MixedText text={flag.message} />
      </p>
      <span className="warning-actions">
        {onEdit && flag.tone === 'fact' && (
          <Button size="sm" onClick={onEdit}>
            Editar
          </Button>
        )}
        {onRedo && flag.tone === 'fact' && (
          <Button size="sm" onClick={onRedo}>
            Escrever de novo
          </Button>
        )}
        <Button size="sm" onClick={() => settle(alike.map(({ settles }) => settles))}>
          Está certo
        </Button>
      </span>
      {flag.suggestion && onTake && (
        <Swap suggestion={flag.suggestion} onTake={(suggestion) => onTake(flag, suggestion)} />
      )}
    </div>
  );
}

type SwapProps = { suggestion: Suggestion; onTake: (suggestion: Suggestion) => void };

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
