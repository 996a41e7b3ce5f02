import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useResultEditor } from './result-editor-context.ts';
import { Swap, WarningBox } from './warning-box.tsx';
import type { Flag } from './warning-flags.ts';

type Suggestion = NonNullable<Flag['suggestion']>;

type WarningBandsProps = {
  flags: readonly Flag[];
  onEdit?: (() => void) | undefined;
  onRedo?: (() => void) | undefined;
  onTake?: ((flag: Flag, suggestion: Suggestion) => void) | undefined;
  alone?: boolean;
};

/** Shows a problem, its reason and the suggested wording; identical problems share one band. */
export function WarningBands({ flags, ...props }: WarningBandsProps) {
  const open = flags.filter(({ isSettled }) => !isSettled);
  const flagsByWords = new Map<string, [Flag, ...Flag[]]>();
  for (const flag of open) {
    const words = `${flag.title} ${flag.message}`;
    const alike = flagsByWords.get(words);
    if (alike) alike.push(flag);
    else flagsByWords.set(words, [flag]);
  }
  return Array.from(flagsByWords.values(), (alike) => <WarningBand key={alike[0].id} {...props} alike={alike} />);
}

type WarningBandProps = Omit<WarningBandsProps, 'flags'> & { alike: readonly [Flag, ...Flag[]] };

/** After "está certo" the warning disappears and copying no longer asks for confirmation. */
function WarningBand({ alike, onEdit, onRedo, onTake, alone = false }: WarningBandProps) {
  const { settle } = useResultEditor();
  const [flag] = alike;
  const { tone, isHint, suggestion } = flag;
  return (
    <WarningBox tone={tone} isHint={isHint} alone={alone}>
      <p className="max-w-[42em]">
        {flag.title && (
          <strong className="font-semibold">
            <MixedText text={flag.title} />{' '}
          </strong>
        )}
        <MixedText text={flag.message} />
      </p>
      <span className="flex flex-wrap justify-end gap-1.5 max-sm:col-[2/-1] max-sm:justify-start">
        {onEdit && tone === 'fact' && (
          <Button size="sm" onClick={onEdit}>
            Editar
          </Button>
        )}
        {onRedo && tone === 'fact' && (
          <Button size="sm" onClick={onRedo}>
            Escrever de novo
          </Button>
        )}
        <Button size="sm" onClick={() => settle(alike.map(({ settles }) => settles))}>
          Está certo
        </Button>
      </span>
      {suggestion && onTake && (
        <Swap onTake={() => onTake(flag, suggestion)}>
          <span className="block">
            <MixedText text={suggestion.text} />
          </span>
          {suggestion.meaning !== suggestion.text && <span className="text-fg-soft">{suggestion.meaning}</span>}
        </Swap>
      )}
    </WarningBox>
  );
}
