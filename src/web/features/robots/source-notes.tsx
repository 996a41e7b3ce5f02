import { Scale } from 'lucide-react';
import type { RiskNote } from '#contract/robots/robot-parts.ts';
import { saferChange } from '#domain/robots/safer-words.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import '#web/components/writing/writing.css';

type SourceNotesProps = { notes: readonly RiskNote[]; text: string; onTextChange: (text: string) => void };

/** Before anything is written: promises in the seller's own words that Japanese law restricts. */
export function SourceNotes({ notes, text, onTextChange }: SourceNotesProps) {
  function take({ excerpt, language, safer }: RiskNote) {
    const start = text.indexOf(excerpt);
    const change = saferChange(text, { start, end: start + excerpt.length, language }, safer[language]);
    onTextChange(`${text.slice(0, change.start)}${change.words}${text.slice(change.end)}`);
  }

  return notes
    .filter(({ excerpt }) => excerpt !== '' && text.includes(excerpt))
    .map((note) => (
      <div className="warning warning-law warning-alone" key={`${note.rule} ${note.excerpt}`}>
        <Scale aria-hidden="true" />
        <p>
          <strong className="font-semibold">“{note.excerpt}”.</strong> <MixedText text={note.reason} />
        </p>
        <div className="warning-swap">
          <span>
            <MixedText text={note.safer[note.language] || note.safer.pt} />
          </span>
          {note.safer.kind === 'wording' && (
            <Button size="sm" onClick={() => take(note)}>
              Usar esta
            </Button>
          )}
        </div>
      </div>
    ));
}
