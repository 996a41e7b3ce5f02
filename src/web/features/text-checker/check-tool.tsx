import { BookOpen, ClipboardPaste, Pencil } from 'lucide-react';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { OldRulesNote } from '#web/components/content/old-rules-note.tsx';
import { ReadJapaneseResult } from '#web/components/read-japanese/read-japanese-result.tsx';
import { useReadJapanese } from '#web/components/read-japanese/use-read-japanese.ts';
import { ActionRow } from '#web/components/robot-text/bottom-bar.tsx';
import { HighlightedWords } from '#web/components/robot-text/marked-text.tsx';
import { RobotForm } from '#web/components/robot-text/robot-form.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { cn } from '#web/lib/cn.ts';
import { CheckPassage, ModelSearch } from './check-passage.tsx';
import { type CheckedText, canTake, countByAct, cutRuns, type Passage, passagesOf } from './checked-text.ts';
import { useCheck } from './use-check.ts';

export function CheckTool({ productId }: { productId: string | undefined }) {
  const check = useCheck(productId);

  return (
    <div className="page">
      <BackLink to="/robos">Voltar</BackLink>
      <PageHeader title="Verificador de texto" seal="verificador">
        {!check.checked && 'Cole japonês ou português. O que a lei japonesa não deixa prometer aparece marcado.'}
      </PageHeader>
      {check.checked ? (
        <CheckResult check={check} checked={check.checked} />
      ) : (
        <RobotForm onSubmit={check.check}>
          <Field label="Seu texto" error={check.problem} required>
            <Textarea
              className="min-h-56"
              maxLength={MAX_ROBOT_TEXT}
              value={check.draft}
              placeholder="Título, descrição, anúncio: em japonês ou em português"
              onChange={(event) => check.changeDraft(event.target.value)}
            />
          </Field>
          {check.failure && <Alert variant="error">{check.failure}</Alert>}
          <ActionRow isDocked>
            <p className="key-hint text-fg-muted text-sm max-sm:hidden">Ctrl + Enter também confere.</p>
            <Button type="submit" variant="primary" busy={check.isChecking} className="max-sm:w-full">
              {check.isChecking ? 'Conferindo...' : 'Conferir texto'}
            </Button>
          </ActionRow>
        </RobotForm>
      )}
    </div>
  );
}

type Check = ReturnType<typeof useCheck>;

function CheckResult({ check, checked }: { check: Check; checked: NonNullable<Check['checked']> }) {
  const passages = passagesOf(checked);
  const open = checked.findings.length;
  const isJapanese = checked.language === 'ja';
  const takeable = checked.findings.filter(canTake).length;
  const takeWords = takeable === 1 ? 'Trocar 1 trecho' : `Trocar os ${takeable}`;
  return (
    <>
      <div className="grid gap-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:items-start lg:gap-10">
        <div className="grid min-w-0 gap-6">
          <section className="overflow-hidden rounded-lg border border-line-control bg-field" aria-label="Seu texto">
            <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-2 gap-y-1 border-line border-b py-1.5 pr-2 pl-4">
              <span className="text-fg-muted text-sm">Detectado: {isJapanese ? 'japonês' : 'português'}</span>
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
            <p
              className={cn(
                'min-h-40 whitespace-pre-wrap px-5 pt-4.5 pb-6',
                isJapanese ? 'text-[1.1875rem]/[2.1]' : 'leading-[1.9]',
              )}
              lang={isJapanese ? 'ja' : undefined}
            >
              <MarkedPassages text={checked.text} passages={passages} />
            </p>
          </section>
          {isJapanese && <CheckMeaning key={checked.text} text={checked.text} />}
          <ActionRow isDocked>
            <CopyButton
              variant={open > 0 ? 'secondary' : 'primary'}
              size="md"
              label="Copiar texto"
              text={checked.text}
              className="max-sm:flex-1"
            />
            {open > 0 && (
              <>
                {takeable > 0 && (
                  <Button className="ml-auto max-lg:hidden" onClick={check.takeAll}>
                    {takeWords}
                  </Button>
                )}
                <Button
                  variant="primary"
                  className="max-sm:flex-1"
                  onClick={() => {
                    const [first] = document.querySelectorAll<HTMLElement>('#trechos li');
                    first?.scrollIntoView({ block: 'center' });
                    first?.focus({ preventScroll: true });
                  }}
                >
                  {open === 1 ? 'Ir ao trecho' : 'Ir ao primeiro'}
                </Button>
              </>
            )}
          </ActionRow>
        </div>
        <section aria-label="Trechos" id="trechos" aria-busy={check.isChecking}>
          <OldRulesNote reviewedOn={checked.reviewedOn} />
          <Counts checked={checked} />
          {takeable > 1 && (
            <Button size="sm" className="mb-4 lg:hidden" onClick={check.takeAll}>
              {takeWords}
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
    <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1 pb-3 tabular-nums" role="status">
      <span>
        <b className="font-display font-semibold text-[1.75rem]/none normal-nums">
          {checked.findings.length + checked.left}
        </b>{' '}
        para rever
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
      <HighlightedWords key={start} tone={toneOf(on)}>
        {words}
        {ending.length > 0 && (
          <sup className="font-sans font-semibold text-2xs/none">
            {'\u2060'}
            {ending.map(({ number }) => number).join(' ')}
          </sup>
        )}
      </HighlightedWords>
    );
  });
}

function toneOf(passages: readonly Passage[]) {
  if (passages.every(({ swap }) => swap)) return 'done';
  return passages.every(({ finding }) => finding.byModel) ? 'hint' : 'law';
}

/** Back-translation on request, because it may use the person's quota. */
function CheckMeaning({ text }: { text: string }) {
  const reading = useReadJapanese({ name: 'check-reading', text });
  if (reading.result) return <ReadJapaneseResult reading={reading} result={reading.result} />;
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
