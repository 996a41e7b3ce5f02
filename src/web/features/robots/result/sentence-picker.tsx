import { Button } from '#web/components/ui/button.tsx';
import { withoutMarkup } from '#web/components/writing/markup.ts';
import { isAt, locate, type Place, textAt } from '#web/components/writing/result.ts';
import { type RewriteTarget, useResultEditor } from '#web/components/writing/result-editor.ts';

type SentencePickerProps = { place: Place; onPick: (only: RewriteTarget) => void; onCancel: () => void };

/** The sentences of a text, one of which is to be written anew. */
export function SentencePicker({ place, onPick, onCancel }: SentencePickerProps) {
  const { result } = useResultEditor();
  const sentences = result.sentences.filter((sentence) => isAt(place, sentence));
  const lines = locate(textAt(result, place), sentences);
  return (
    <div className="grid gap-2">
      <p className="text-fg-muted text-sm">Qual frase refazer?</p>
      <ul className="grid gap-1">
        {lines.map(({ sentence, start }) => (
          <li key={start}>
            <button
              type="button"
              className="sentence-pick"
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
