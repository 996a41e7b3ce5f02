import { BookOpen, ClipboardPaste, Pencil } from 'lucide-react';
import { OldRulesNote } from '#web/components/content/old-rules-note.tsx';
import { ReadingResult } from '#web/components/reading/reading-result.tsx';
import { useReading } from '#web/components/reading/use-reading.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { CheckPassage } from './check-passage.tsx';
import { type CheckedText, canTake, countByAct, cutRuns, type Passage, passagesOf } from './checked-text.ts';
import { ModelSearch } from './model-search.tsx';
import type { useCheck } from './use-check.ts';
import '#web/components/writing/writing.css';
import './check.css';

type Check = ReturnType<typeof useCheck>;

/** The text with its findings marked, and their explanations beside it. */
export function CheckResult({ check, checked }: { check: Check; checked: NonNullable<Check['checked']> }) {
  const passages = passagesOf(checked);
  const open = checked.findings.length;
  const takeable = checked.findings.filter(canTake).length;
  return (
    <>
      <div className="check">
        <div className="grid min-w-0 gap-6">
          <section className="check-doc" aria-label="Seu texto">
            <header>
              <span className="text-fg-muted text-sm">
                Detectado: {checked.language === 'ja' ? 'japonês' : 'português'}
              </span>
              <span className="flex flex-wrap gap-0.5">
                <Button variant="ghost" size="sm" onClick={() => check.edit(checked.text)}>
                  <Pencil aria-hidden="true" />
                  Editar
                </Button>
                <Button variant="ghost" size="sm" onClick={() => check.edit('')}>
                  <ClipboardPaste aria-hidden="true" />
                  Colar outro
                </Button>
              </span>
            </header>
            <p className="check-text" lang={checked.language === 'ja' ? 'ja' : undefined}>
              <MarkedPassages text={checked.text} passages={passages} />
            </p>
          </section>
          {checked.language === 'ja' && <CheckMeaning key={checked.text} text={checked.text} />}
          <div className="robot-actions dock">
            <CopyButton
              variant={open > 0 ? 'secondary' : 'primary'}
              size="md"
              label="Copiar texto"
              text={checked.text}
              className="max-sm:flex-1"
            />
            {open > 0 && (
              <Button
                variant="primary"
                className="max-sm:flex-1 lg:hidden"
                onClick={() => document.getElementById('trechos')?.focus()}
              >
                {open === 1 ? 'Ver o trecho' : `Ver os ${open} trechos`}
              </Button>
            )}
          </div>
        </div>
        <section aria-label="Trechos" id="trechos" tabIndex={-1} className="scroll-mt-20" aria-busy={check.isChecking}>
          <OldRulesNote reviewedOn={checked.reviewedOn} />
          <Counts checked={checked} />
          {takeable > 1 && (
            <Button size="sm" className="mb-4" onClick={check.takeAll}>
              Trocar os {takeable}
            </Button>
          )}
          {check.failure && <Alert variant="error">{check.failure}</Alert>}
          {passages.length === 0 ? (
            <p className="border-line border-t py-4 text-fg-soft">
              Nenhuma palavra da nossa lista apareceu. Isto não garante que o texto está de acordo com a lei.
            </p>
          ) : (
            <ul>
              {passages.map((passage) => (
                <CheckPassage
                  key={`${passage.finding.rule} ${passage.start} ${passage.swap ? 'swap' : ''}`}
                  passage={passage}
                  text={checked.text}
                  reviewedOn={checked.reviewedOn}
                  onTake={() => check.take(passage.finding)}
                  onUndo={() => passage.swap && check.undo(passage.swap)}
                />
              ))}
            </ul>
          )}
          {checked.left > 0 && (
            <p className="border-line border-t py-4 text-fg-soft">
              E mais {checked.left}: resolva estes e confira de novo.
            </p>
          )}
          <ModelSearch text={checked.text} onFound={check.addHints} />
        </section>
      </div>
      <p className="mt-6 max-w-[42em] text-fg-muted text-sm">
        O Dropar mostra o que verificar antes de vender para o Japão. Não é parecer jurídico e não confirma que o texto
        está de acordo com a lei. As regras mudam: confira a fonte e, na dúvida, fale com um profissional no Japão.
      </p>
    </>
  );
}

function Counts({ checked }: { checked: CheckedText & { left: number } }) {
  // The findings left out are not here to be counted by law.
  const acts = checked.left > 0 ? [] : countByAct(checked.findings);
  return (
    <p className="check-counts" role="status">
      <span>
        <b>{checked.findings.length + checked.left}</b> para rever
      </span>
      {checked.swaps.length > 0 && (
        <span className="text-fg-muted">
          {checked.swaps.length} {checked.swaps.length === 1 ? 'trocado' : 'trocados'}
        </span>
      )}
      {acts.length > 0 && (
        <span className="text-fg-muted">{acts.map(({ act, count }) => `${count} pela ${act}`).join(', ')}</span>
      )}
    </p>
  );
}

function MarkedPassages({ text, passages }: { text: string; passages: readonly Passage[] }) {
  return cutRuns(text, passages).map(({ start, words, passages: on, ending }) => {
    if (on.length === 0) return words;
    return (
      <mark key={start} className={markOf(on)}>
        {words}
        {ending.length > 0 && (
          <sup>
            {'\u2060'}
            {ending.map(({ number }) => number).join(' ')}
          </sup>
        )}
      </mark>
    );
  });
}

function markOf(passages: readonly Passage[]): string {
  if (passages.every(({ swap }) => swap)) return 'mark-done';
  return passages.every(({ finding }) => finding.byModel) ? 'mark-hint' : 'mark-law';
}

/** Back-translation on request, because it may use the person's quota. */
function CheckMeaning({ text }: { text: string }) {
  const reading = useReading({ name: 'check-reading', text });
  if (reading.result) return <ReadingResult reading={reading} result={reading.result} />;
  return (
    <div>
      {reading.failure && (
        <Alert variant="error" className="mb-3">
          {reading.failure}
        </Alert>
      )}
      <Button size="sm" busy={reading.isReading} onClick={reading.read}>
        {!reading.isReading && <BookOpen aria-hidden="true" />}
        {reading.isReading ? 'Lendo...' : 'O que isto diz'}
      </Button>
    </div>
  );
}
