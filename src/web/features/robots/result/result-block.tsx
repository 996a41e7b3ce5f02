import { ChevronDown, Pencil, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Caret, MarkedText } from '#web/components/robot-text/marked-text.tsx';
import { withoutMarkup } from '#web/components/robot-text/markup.ts';
import { locate, type Place, sentencesAt, textAt } from '#web/components/robot-text/result.ts';
import { type RewriteTarget, useResultEditor } from '#web/components/robot-text/result-editor-context.ts';
import { SafeCopy } from '#web/components/robot-text/safe-copy.tsx';
import { pointId } from '#web/components/robot-text/sentence-points.ts';
import { useEditableText } from '#web/components/robot-text/text-actions.tsx';
import { flagsAt } from '#web/components/robot-text/warning-flags.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/states/skeleton.tsx';
import { cn } from '#web/lib/cn.ts';
import { useFocusOnClose } from '#web/lib/page/use-focus-on-close.ts';

type ResultBlockProps = {
  title: string;
  field: string;
  japanese?: boolean;
  big?: boolean;
  /** On a phone its text is hidden at first, so that a more important one is on the first screen. */
  folds?: boolean;
  children?: ReactNode;
  foot?: ReactNode;
};

/** One copyable text: displayed formatted, copied and edited with its HTML tags. */
export function ResultBlock({
  title,
  field,
  japanese = false,
  big = false,
  folds = false,
  children,
  foot,
}: ResultBlockProps) {
  const { result, isWriting, redo, redoing } = useResultEditor();
  const [isPicking, setIsPicking] = useState(false);
  const [isFolded, setFolded] = useState(folds);
  const redoRef = useFocusOnClose(isPicking);
  const place = { field, index: 0 };
  const text = textAt(result, place);
  const flags = flagsAt(result, place);
  const lang = japanese ? 'ja' : undefined;
  const fields = Object.keys(result.texts);
  const state = !isWriting ? undefined : text === '' ? 'waiting' : fields.at(-1) === field ? 'now' : 'done';
  const editing = useEditableText({
    ...{ place, text, label: `Texto de ${title}`, lang, flags, alone: true },
    onRedo: redo && pick,
  });

  function pick() {
    editing.close();
    setIsPicking(true);
  }

  return (
    <section
      data-block
      className={cn('border-line-strong border-t pt-3 pb-7', isFolded && 'max-md:py-0')}
      id={pointId(place)}
      tabIndex={-1}
      aria-label={title}
    >
      <header
        className={cn('mb-2 flex min-h-9 flex-wrap items-center justify-between gap-3', isFolded && 'max-md:mb-0')}
      >
        <h2 className="h3 flex items-center gap-2.5">
          {state && (
            <i
              className={cn('eye size-4 before:size-[0.4375rem]', state === 'now' && 'eye-here')}
              data-on={state !== 'waiting'}
              aria-hidden="true"
            />
          )}
          {title}
          {folds && (
            <Button
              variant="ghost"
              size="icon-sm"
              className="md:hidden"
              aria-label={`${isFolded ? 'Ver' : 'Esconder'} ${title}`}
              aria-expanded={!isFolded}
              onClick={() => setFolded(!isFolded)}
            >
              <ChevronDown aria-hidden="true" className={cn(!isFolded && 'rotate-180')} />
            </Button>
          )}
        </h2>
        {!isWriting && (
          <span className={cn('flex flex-wrap justify-end', isFolded && 'max-md:hidden')}>
            {redo && (
              <Button ref={redoRef} variant="ghost" size="sm" disabled={redoing !== undefined} onClick={pick}>
                <RefreshCw aria-hidden="true" />
                Refazer<span className="sr-only"> uma frase de {title}</span>
              </Button>
            )}
            <Button
              ref={editing.editRef}
              variant="ghost"
              size="sm"
              disabled={redoing !== undefined}
              onClick={() => {
                setIsPicking(false);
                editing.edit();
              }}
            >
              <Pencil aria-hidden="true" />
              Editar<span className="sr-only"> {title}</span>
            </Button>
            <SafeCopy text={text} flags={flags} feedbackMs={1500} />
          </span>
        )}
      </header>
      {state === 'waiting' ? (
        <div className="grid max-w-2xl gap-2" aria-hidden="true">
          <Skeleton className="h-3 w-3/4" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      ) : editing.isEditing ? (
        editing.box
      ) : isPicking && redo ? (
        <SentencePicker
          place={place}
          onCancel={() => setIsPicking(false)}
          onPick={(only) => {
            redo(only);
            setIsPicking(false);
          }}
        />
      ) : (
        <div
          data-text
          className={cn(
            'max-w-2xl whitespace-pre-line',
            big ? 'text-lg/[1.65]' : !japanese && 'text-fg-soft',
            isFolded && flags.length === 0 && 'max-md:hidden',
          )}
          lang={lang}
          aria-busy={redoing?.field === field || undefined}
        >
          {children ?? <MarkedText text={text} flags={flags} />}
          {state === 'now' && <Caret />}
        </div>
      )}
      {foot && <div className="mt-2 text-fg-muted text-sm">{foot}</div>}
      {editing.warnings}
    </section>
  );
}

type SentencePickerProps = { place: Place; onPick: (only: RewriteTarget) => void; onCancel: () => void };

function SentencePicker({ place, onPick, onCancel }: SentencePickerProps) {
  const { result } = useResultEditor();
  const sentences = sentencesAt(result, place);
  const lines = locate(textAt(result, place), sentences);
  return (
    <div className="grid gap-2">
      <p className="text-fg-muted text-sm">Qual frase refazer?</p>
      <ul className="grid gap-1">
        {lines.map(({ sentence, start }) => (
          <li key={start}>
            <button
              type="button"
              className="w-full max-w-2xl rounded-md border border-line px-3 py-2 text-left text-fg-soft hover:border-sumi-500 hover:text-fg"
              onClick={() => onPick({ ...place, index: sentences.indexOf(sentence), text: sentence.text })}
            >
              {withoutMarkup(sentence.text)}
            </button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  );
}
