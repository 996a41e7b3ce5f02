import { BookOpen, ClipboardCheck, Square, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { BottomBar } from '#web/components/writing/dock.tsx';
import { PointsBar } from '#web/components/writing/points-bar.tsx';
import { isWaiting } from '#web/components/writing/result.ts';
import { ResultEditorContext } from '#web/components/writing/result-editor.ts';
import { CopyGuard } from '#web/components/writing/safe-copy.tsx';
import { useLazyComponent } from '#web/lib/page/use-lazy-component.ts';
import { progressOf, remaining } from '../generation/generate-bar.tsx';
import { sayStage } from '../generation/stage-text.ts';
import type { Generation } from '../generation/use-generation.ts';
import type { WritingControls } from '../use-writing.ts';
import { ConfirmLimits } from './confirm-limits.tsx';
import { SavedBar } from './saved-bar.tsx';
import { StatedFacts } from './stated-facts.tsx';
import { useReadBack } from './use-read-back.ts';

type ResultFrameProps = {
  writing: WritingControls;
  children: ReactNode;
  /** Folded line with what has no Japanese yet. */
  missing?: ReactNode;
  /** Leads to the next step, from the head of the result; from the bottom of the screen on phones. */
  next: ReactNode;
  foot: ReactNode;
};

/** Layout of all results: progress or reason for an early end, points to check, the text, what is told about it. */
export function ResultFrame({ writing, children, missing, next, foot }: ResultFrameProps) {
  const { editor, generation, undo, productId } = writing;
  if (!editor) return null;
  const { result, isWriting } = editor;
  return (
    <ResultEditorContext value={editor}>
      <CopyGuard isOwn={productId !== undefined}>
        {isWriting && <LiveBar generation={generation} />}
        {result.ending && <EndedEarly reason={result.ending.reason} writing={writing} />}
        {!isWriting && <PointsBar missing={missing} next={next} />}
        {children}
        {!isWriting && (
          <>
            <div className="mt-3 flex flex-wrap items-center gap-2 empty:hidden">
              <ReadBackBar writing={writing} />
              <SecondLook writing={writing} />
              {undo && (
                <Button size="sm" variant="ghost" onClick={undo}>
                  <Undo2 aria-hidden="true" />
                  Desfazer
                </Button>
              )}
            </div>
            <ConfirmLimits />
            <StatedFacts result={result} />
            <SavedBar writing={writing} />
            {foot}
          </>
        )}
        {isWriting && (
          <p className="mt-4 text-fg-muted text-sm">O que já chegou fica aqui, mesmo se você parar ou recarregar.</p>
        )}
      </CopyGuard>
    </ResultEditorContext>
  );
}

function EndedEarly({ reason, writing }: { reason: string | undefined; writing: WritingControls }) {
  return (
    <Alert variant={reason ? 'error' : 'info'} className="mb-4">
      <p>{reason ? `Parou no meio: ${reason}` : 'Você parou aqui. O que chegou ficou.'}</p>
      <Button size="sm" className="mt-2" busy={writing.generation.isRunning} onClick={writing.writeAgain}>
        Escrever tudo de novo
      </Button>
    </Alert>
  );
}

/** Shown while the text is being written: stage, expected duration and stop button. */
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

/** Offers a back-translation when sentences lack their meaning and a translator is available. */
function ReadBackBar({ writing }: { writing: WritingControls }) {
  const { isOffered, isReading, download, read, stop, failure } = useReadBack(writing);
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

/** Offers a comparison by the person's own assistant, once the text is complete. */
function SecondLook({ writing }: { writing: WritingControls }) {
  const [SecondLookDialog, wantDialog] = useLazyComponent(loadSecondLook);
  const [isOpen, setOpen] = useState(false);
  const { editor } = writing;
  if (!editor || editor.result.ending || editor.result.sentences.some(isWaiting)) return null;
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
      {SecondLookDialog && <SecondLookDialog writing={writing} editor={editor} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
