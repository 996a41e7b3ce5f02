import { cn } from '#web/lib/cn.ts';
import { isJapanese } from './is-japanese.ts';
import { JapaneseCell, Line, LineCell, Lines } from './line-columns.tsx';
import { Caret, MarkedText } from './marked-text.tsx';
import { withoutMarkup } from './markup.ts';
import { isWaiting, type Located, type Place } from './result.ts';
import { useResultEditor } from './result-editor-context.ts';
import { pointId } from './sentence-points.ts';
import { TextActions, useEditableText } from './text-actions.tsx';
import { WarningBands } from './warning-band.tsx';
import { type FlaggedLine, flaggedLines } from './warning-flags.ts';

/** A Japanese text by sentence: the seller's source, the Japanese, its back-translation. One without Japanese is left out. */
export function SentenceLines({ place }: { place: Place }) {
  const { result, source, isWriting } = useResultEditor();
  const { lines, rest } = flaggedLines(result, place, source);
  if (lines.every(({ sentence }) => isWaiting(sentence))) return null;
  return (
    <Lines hasSource aria-busy={isWriting}>
      {lines.map(
        (line, at) =>
          !isWaiting(line.sentence) && (
            <SentenceLine
              // biome-ignore lint/suspicious/noArrayIndexKey: a line keeps its index while its text changes
              key={at}
              place={place}
              line={line}
              number={at + 1}
              previous={lines[at - 1]}
              isLast={at === lines.length - 1}
            />
          ),
      )}
      <div id={pointId(place, lines.length)} tabIndex={-1}>
        <WarningBands flags={rest} />
      </div>
    </Lines>
  );
}

type SentenceLineProps = {
  place: Place;
  line: FlaggedLine;
  number: number;
  previous: Located | undefined;
  isLast: boolean;
};

function SentenceLine({ place, line, number, previous, isLast }: SentenceLineProps) {
  const { result, isWriting, redoing, redo } = useResultEditor();
  const { sentence, start, flags } = line;
  const name = `frase ${number}`;
  const ofField = result.sentences.filter(({ field }) => field === place.field);
  const index = ofField.indexOf(sentence);
  const isRedoing = redoing?.field === place.field && redoing.text === sentence.text;
  const handleRedo = redo && index >= 0 ? () => redo({ ...place, index, text: sentence.text }) : undefined;
  const editing = useEditableText({
    ...{ place, start, text: sentence.text, label: `Texto da ${name}`, lang: 'ja', flags, onRedo: handleRedo },
  });
  // Before anything was read back, each line would say the same.
  const isRead = ofField.some(({ meaning }) => meaning !== null);
  // Sentences with the same Portuguese source show it only once.
  const source = sentence.source !== previous?.sentence.source ? sentence.source : null;
  // The composer adds rows of the sheet that no translated sentence says yet: no work that is left to do.
  const isSheetRow = result.writer === 'composer' && sentence.source === null;

  return (
    <Line
      id={pointId(place, number - 1)}
      tabIndex={-1}
      aria-label={`Frase ${number}`}
      aria-busy={isRedoing || undefined}
      data-unread={sentence.meaning === null && isJapanese(sentence.text) ? sentence.text : undefined}
    >
      <LineCell className={cn('text-fg-muted max-lg:empty:hidden', isSheetRow && 'max-lg:hidden')}>
        {source ? (
          <>
            <Label>Português</Label>
            {withoutMarkup(source)}
          </>
        ) : (
          isSheetRow && (
            <span className="text-fg-faint text-sm">Dado {result.isSuggested ? 'do seu texto' : 'aceito'}</span>
          )
        )}
      </LineCell>
      <JapaneseCell
        className={cn(
          isSheetRow && 'max-lg:py-2',
          !editing.isEditing && !isWriting && 'grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        {editing.box || (
          <>
            <div>
              {!isSheetRow && <Label>Japonês</Label>}
              <div lang="ja">
                <MarkedText text={sentence.text} flags={flags} />
                {isWriting && isLast && <Caret />}
              </div>
            </div>
            <TextActions
              name={name}
              copy={sentence.text}
              flags={flags}
              onEdit={editing.edit}
              editRef={editing.editRef}
              onRedo={handleRedo}
              isRedoing={isRedoing}
              isCompact
            />
          </>
        )}
      </JapaneseCell>
      {(isRead || !isJapanese(sentence.text)) && (
        // On a phone, what means exactly its source is not said twice.
        <LineCell
          className={cn('text-fg-soft', isSheetRow && 'max-lg:py-2', sentence.meaning === source && 'max-lg:hidden')}
        >
          {!isSheetRow && <Label>O que isto diz</Label>}
          <Meaning text={sentence.text} meaning={sentence.meaning} />
        </LineCell>
      )}
      {editing.warnings}
    </Line>
  );
}

/** Wide screens have the head instead. */
const Label = ({ children }: { children: string }) => (
  <span className="mb-0.5 block text-fg-faint text-sm/6 lg:hidden">{children}</span>
);

export function Meaning({ text, meaning }: { text: string; meaning: string | null }) {
  const { isWriting } = useResultEditor();
  if (meaning) return meaning;
  if (isWriting || text === '') return null;
  return <span className="text-fg-faint">{isJapanese(text) ? 'Sem leitura ainda.' : 'Sem tradução ainda.'}</span>;
}
