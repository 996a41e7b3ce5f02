import { useState } from 'react';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { withoutMarkup } from '#web/components/writing/markup.ts';
import { TO_CONFIRM_ID } from '#web/components/writing/points-bar.tsx';
import { useResultEditor } from '#web/components/writing/result-editor.ts';
import { toConfirmOf } from '#web/components/writing/to-confirm.ts';
import { Fold } from './stated-facts.tsx';

const SHOWN = 12;

/** Sentences for the seller to compare with what was written; asks for nothing else. */
export function ConfirmLimits() {
  const { result, settle } = useResultEditor();
  const [showsAll, setShowsAll] = useState(false);
  const items = toConfirmOf(result);
  if (items.length === 0) return null;
  const isTranslation = result.sentences.some(({ source }) => source);
  const done = items.filter(({ isConfirmed }) => isConfirmed).length;
  const shown = showsAll ? items : items.slice(0, SHOWN);
  return (
    <Fold
      id={TO_CONFIRM_ID}
      isOpenTask={done < items.length}
      title={
        done === items.length
          ? 'Você conferiu as frases do seu texto'
          : `Confira estas frases do seu texto (${done} de ${items.length})`
      }
    >
      <p className="text-fg-muted">
        Elas negam ou limitam algo, dizem o que vem na caixa ou não foram achadas no resultado.
      </p>
      <ul className="my-2 grid max-w-[46rem] gap-1">
        {shown.map(({ said, written, mark, isConfirmed }) => (
          <li key={said}>
            <CheckboxRow checked={isConfirmed} onChange={(event) => settle([mark], event.target.checked)}>
              <MixedText text={said} />
            </CheckboxRow>
            {isTranslation && written.length === 0 && (
              <p className="mb-2 ml-8 text-fg-muted">Não encontrada no japonês.</p>
            )}
            {written.map(({ text, meaning }) => (
              <p key={text} className="mb-2 ml-8">
                <span lang="ja">{withoutMarkup(text)}</span>
                {meaning && <span className="block text-fg-muted">{meaning}</span>}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <Button size="sm" variant="ghost" onClick={() => setShowsAll(true)}>
          e mais {items.length - shown.length}
        </Button>
      )}
    </Fold>
  );
}
