import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { Caret, MarkedText } from './marked-text.tsx';
import { isAt, type Place, sentencesAt, textAt } from './result.ts';
import { useResultEditor } from './result-editor-context.ts';
import { Meaning } from './sentence-lines.tsx';
import { pointId } from './sentence-points.ts';
import { TextActions, useEditableText } from './text-actions.tsx';
import { flagsAt } from './warning-flags.ts';

type ResultItemProps = {
  place: Place;
  /** "Descrição 1": shown above the text and part of the buttons' accessible names. */
  label: string;
  head?: ReactNode;
  aside?: ReactNode;
  strong?: boolean;
  /** Read-only addition: shown under the text and copied with it. */
  mark?: string | undefined;
  /** The text to copy, if it is more than the item's text. */
  copy?: string | undefined;
  /** Replaces the robot's rewrite. */
  onRedo?: (() => void) | undefined;
};

export function ResultItem({ place, label, head, aside, strong = false, mark, copy, onRedo }: ResultItemProps) {
  const { result, isWriting, redo, redoing } = useResultEditor();
  const whole = textAt(result, place);
  const text = mark ? whole.replace(mark, '').trimEnd() : whole;
  const flags = flagsAt(result, place);
  const sentences = sentencesAt(result, place);
  const meaning = sentences.every((sentence) => sentence.meaning !== null)
    ? sentences.map((sentence) => sentence.meaning).join(' ')
    : null;
  const isRedoing = redoing !== undefined && isAt(place, redoing);
  const handleRedo = onRedo ?? (redo && (() => redo(place)));
  const editing = useEditableText({
    ...{ place, text, label: `Texto de ${label}`, lang: 'ja', flags, onRedo: handleRedo, alone: true },
  });
  const isLast = place.index === (result.texts[place.field]?.length ?? 0) - 1;

  return (
    <li
      className="grid gap-1 border-line-strong border-t py-3"
      id={pointId(place)}
      tabIndex={-1}
      aria-busy={isRedoing || undefined}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {head ?? <p className="text-fg-muted text-sm">{label}</p>}
        {aside && <p className="text-fg-muted text-sm tabular-nums">{editing.isEditing ? 'Editando' : aside}</p>}
      </div>
      {editing.box || (
        <div
          data-text
          className={cn('max-w-2xl whitespace-pre-line', strong ? 'font-semibold text-lg' : 'text-[1.0625rem]')}
          lang="ja"
        >
          <MarkedText text={text} flags={flags} />
          {isWriting && isLast && <Caret />}
          {mark && <span className="block text-fg-faint text-sm">{mark}</span>}
        </div>
      )}
      <p className="max-w-2xl text-fg-muted">
        <span className="sr-only">O que isto diz: </span>
        <Meaning text={text} meaning={meaning || null} />
      </p>
      {!editing.isEditing && (
        <TextActions
          name={label}
          copy={copy ?? whole}
          flags={flags}
          onEdit={editing.edit}
          editRef={editing.editRef}
          onRedo={handleRedo}
          isRedoing={isRedoing}
        />
      )}
      {editing.warnings}
    </li>
  );
}
