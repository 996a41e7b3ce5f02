import { BookOpen, ClipboardCheck, Square, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { BottomBar } from '#web/components/robot-text/bottom-bar.tsx';
import { withoutMarkup } from '#web/components/robot-text/markup.ts';
import { PointsBar, TO_CONFIRM_ID } from '#web/components/robot-text/points-bar.tsx';
import { isWaiting } from '#web/components/robot-text/result.ts';
import { ResultEditorContext, useResultEditor } from '#web/components/robot-text/result-editor-context.ts';
import { CopyGuard } from '#web/components/robot-text/safe-copy.tsx';
import { toConfirmOf } from '#web/components/robot-text/sentence-points.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { useLazyComponent } from '#web/lib/page/use-lazy-component.ts';
import { progressOf, remaining, sayStage } from '../generation/generate-bar.tsx';
import type { Generation } from '../generation/use-generation.ts';
import type { RobotTextControls } from '../use-robot-text.ts';
import { CopyAll, ResultFooter, type ResultFooterProps } from './result-footer.tsx';
import { Fold, SheetRowsUsed } from './sheet-rows.tsx';
import { useReadBack } from './use-read-back.ts';

type ResultFrameProps = ResultFooterProps & {
  children: ReactNode;
  missing?: ReactNode;
  /** Leads on, from the head of the result or the bottom of a phone's screen; else the texts are copied from there. */
  next?: ReactNode;
};

export function ResultFrame({ children, missing, next, ...footer }: ResultFrameProps) {
  const { robotText } = footer;
  const { editor, generation, undo, productId } = robotText;
  if (!editor) return null;
  const { result, isWriting } = editor;
  return (
    <ResultEditorContext value={editor}>
      <CopyGuard isOwn={productId !== undefined}>
        {isWriting && <LiveBar generation={generation} />}
        {!isWriting && result.endedEarly && <EndedEarly reason={result.endReason} robotText={robotText} />}
        {!isWriting && <PointsBar missing={missing} next={next || <CopyAll text={footer.text} />} />}
        {children}
        {!isWriting && (
          <>
            <div className="mt-3 flex flex-wrap items-center gap-2 empty:hidden">
              <ReadBackBar robotText={robotText} />
              <SecondLook robotText={robotText} />
              {undo && (
                <Button size="sm" variant="ghost" onClick={undo}>
                  <Undo2 aria-hidden="true" />
                  Desfazer
                </Button>
              )}
            </div>
            <ConfirmLimits />
            <SheetRowsUsed result={result} />
            {result.isKept === false && (
              <Alert variant="error" className="mt-4">
                Este texto não foi salvo. Copie ou baixe antes de sair.
              </Alert>
            )}
            <ResultFooter {...footer} />
          </>
        )}
        {isWriting && (
          <p className="mt-4 text-fg-muted text-sm">O que já chegou fica aqui, mesmo se você parar ou recarregar.</p>
        )}
      </CopyGuard>
    </ResultEditorContext>
  );
}

function EndedEarly({ reason, robotText }: { reason: string | undefined; robotText: RobotTextControls }) {
  return (
    <Alert variant={reason ? 'error' : 'info'} className="mb-4">
      <p>{reason ? `Parou no meio: ${reason}` : 'Você parou aqui. O que chegou ficou.'}</p>
      <Button size="sm" className="mt-2" busy={robotText.generation.isRunning} onClick={robotText.writeAgain}>
        Escrever tudo de novo
      </Button>
    </Alert>
  );
}

function LiveBar({ generation }: { generation: Generation }) {
  const { seconds, secondsLeft, stage, stop } = generation;
  return (
    <BottomBar className="live-bar flex items-center gap-x-4 gap-y-3 lg:mb-4 lg:border-line lg:border-y lg:py-3">
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span role="status">{sayStage(stage)}</span>
          {seconds !== undefined && (
            <span role="timer" aria-live="off" className="text-fg-muted tabular-nums">
              {remaining(secondsLeft)}
            </span>
          )}
        </p>
        {seconds !== undefined && (
          <Progress label="Andamento da geração" value={progressOf(seconds, secondsLeft)} tone="accent" />
        )}
      </div>
      <Button onClick={stop}>
        <Square aria-hidden="true" />
        Parar
      </Button>
    </BottomBar>
  );
}

function ReadBackBar({ robotText }: { robotText: RobotTextControls }) {
  const { isOffered, isReading, download, read, stop, failure } = useReadBack(robotText);
  if (!isOffered && !isReading && !failure) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {(isOffered || isReading) && (
        <Button size="sm" busy={isReading} onClick={read}>
          {!isReading && <BookOpen aria-hidden="true" />}
          {isReading ? 'Lendo em português...' : 'Ler em português'}
        </Button>
      )}
      {isReading && (
        <Button size="sm" variant="ghost" onClick={stop}>
          Parar
        </Button>
      )}
      {isReading && download !== undefined && (
        <Progress className="w-40" label="Baixando o tradutor do navegador" value={download * 100} />
      )}
      {failure && (
        <span role="status" className="text-danger text-sm">
          {failure}
        </span>
      )}
    </span>
  );
}

const loadSecondLook = () => import('./second-look-dialog.tsx').then((module) => module.SecondLookDialog);

function SecondLook({ robotText }: { robotText: RobotTextControls }) {
  const [SecondLookDialog, wantDialog] = useLazyComponent(loadSecondLook);
  const [isOpen, setOpen] = useState(false);
  const { editor } = robotText;
  if (!editor || editor.result.endedEarly || editor.result.sentences.some(isWaiting)) return null;
  const open = () => {
    wantDialog();
    setOpen(true);
  };
  return (
    <>
      <Button size="sm" onClick={open}>
        <ClipboardCheck aria-hidden="true" />
        Conferir com um assistente
      </Button>
      {SecondLookDialog && isOpen && (
        <SecondLookDialog robotText={robotText} editor={editor} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const SHOWN = 12;

function ConfirmLimits() {
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
        {shown.map(({ words, written, settles, isConfirmed }) => (
          <li key={words}>
            <CheckboxRow checked={isConfirmed} onChange={(event) => settle([settles], event.target.checked)}>
              <MixedText text={words} />
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
