import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { PointsBar } from '#web/components/writing/points-bar.tsx';
import { ResultEditorContext } from '#web/components/writing/result-editor.ts';
import { CopyGuard } from '#web/components/writing/safe-copy.tsx';
import type { Writing } from '../use-writing.ts';
import { LiveBar } from './live-bar.tsx';
import { ReadBackBar } from './read-back-bar.tsx';
import { KeptBar } from './saved-bar.tsx';
import { StatedFacts } from './stated-facts.tsx';

type ResultFrameProps = {
  writing: Writing;
  /** Before the points to see. */
  top?: ReactNode;
  children: ReactNode;
};

/** What all results share: progress while writing, why it ended early, the points to see, the way back. */
export function ResultFrame({ writing, top, children }: ResultFrameProps) {
  const { editor, generation, undo } = writing;
  if (!editor) return null;
  const { result, isWriting } = editor;
  return (
    <ResultEditorContext value={editor}>
      <CopyGuard>
        {isWriting && <LiveBar generation={generation} />}
        {result.ending && <EndedEarly reason={result.ending.reason} writing={writing} />}
        {top}
        {!isWriting && (
          <>
            <PointsBar />
            <StatedFacts result={result} />
            <div className="result-bar">
              <ReadBackBar writing={writing} />
              {undo && (
                <Button size="sm" variant="ghost" onClick={undo}>
                  <Undo2 aria-hidden="true" />
                  Desfazer
                </Button>
              )}
            </div>
          </>
        )}
        {children}
        {!isWriting && <KeptBar writing={writing} />}
        {isWriting && (
          <p className="mt-4 text-fg-muted text-sm">O que já chegou fica aqui, mesmo se você parar ou recarregar.</p>
        )}
      </CopyGuard>
    </ResultEditorContext>
  );
}

function EndedEarly({ reason, writing }: { reason: string | undefined; writing: Writing }) {
  return (
    <Alert variant={reason ? 'error' : 'info'} className="mb-4">
      <p>{reason ? `Parou no meio: ${reason}` : 'Você parou aqui. O que chegou ficou.'}</p>
      <Button size="sm" className="mt-2" busy={writing.generation.isRunning} onClick={writing.writeAgain}>
        Escrever tudo de novo
      </Button>
    </Alert>
  );
}
