import { type ClipboardEvent, useState } from 'react';
import type { Sentence } from '#contract/robots/shared-fields.ts';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { withoutMarkup } from './markup.ts';
import { waitingAt } from './result.ts';
import { useResultEditor } from './result-editor-context.ts';

export function WaitingCell({ sentence }: { sentence: Sentence }) {
  const { result, isWriting, fill } = useResultEditor();
  const [draft, setDraft] = useState('');

  function handlePaste(event: ClipboardEvent) {
    const lines = event.clipboardData
      .getData('text')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    if (lines.length < 2 || draft.trim() !== '') return;
    event.preventDefault();
    const waiting = waitingAt(result, sentence);
    const from = waiting.indexOf(sentence);
    const cells = waiting.slice(from, from + lines.length);
    // Lines without a cell are added to the last cell.
    fill(
      cells,
      cells.map((_, at) => (at === cells.length - 1 ? lines.slice(at).join('\n') : (lines[at] ?? ''))),
    );
  }

  function save() {
    if (draft.trim() !== '') fill([sentence], [draft.trim()]);
  }

  return (
    <Textarea
      className="field-sizing-content min-h-11 border-dashed"
      rows={1}
      lang={draft ? 'ja' : 'pt-BR'}
      aria-label={`Japonês da frase “${withoutMarkup(sentence.source ?? '')}”`}
      placeholder="Falta o japonês"
      disabled={isWriting}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onPaste={handlePaste}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
      }}
    />
  );
}
