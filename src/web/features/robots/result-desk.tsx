import { RotateCw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { DeskContext } from '#web/components/writing/desk.ts';
import { FactsStrip } from '#web/components/writing/facts-strip.tsx';
import { CopyGuard } from '#web/components/writing/safe-copy.tsx';
import { KeptBar } from './kept-bar.tsx';
import { LiveBar } from './live-bar.tsx';
import { ReadBackBar } from './read-back-bar.tsx';
import type { Writing } from './use-writing.ts';

type ResultDeskProps = {
  writing: Writing;
  /** The texts repeat every fact, so that each is in them or missing. */
  statesAllFacts?: boolean;
  /** Before the facts. */
  top?: ReactNode;
  children: ReactNode;
};

/** What all results share: progress while writing, why it ended early, the facts, the way back. */
export function ResultDesk({ writing, statesAllFacts = false, top, children }: ResultDeskProps) {
  const { desk, generation, undo } = writing;
  if (!desk) return null;
  const { sheet, isWriting } = desk;
  return (
    <DeskContext value={desk}>
      <CopyGuard>
        {isWriting && <LiveBar generation={generation} />}
        {sheet.ending && <EndedEarly reason={sheet.ending.reason} writing={writing} />}
        {top}
        {!isWriting && (
          <>
            <FactsStrip
              facts={sheet.facts}
              warnings={sheet.warnings}
              isWhole={statesAllFacts && !sheet.ending}
              onFactsChange={writing.correctFacts}
            />
            <div className="desk-bar">
              {writing.hasCorrectedFacts && (
                <Button size="sm" busy={generation.isRunning} onClick={writing.writeAgain}>
                  {!generation.isRunning && <RotateCw aria-hidden="true" />}
                  Escrever de novo com estes fatos
                </Button>
              )}
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
    </DeskContext>
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
