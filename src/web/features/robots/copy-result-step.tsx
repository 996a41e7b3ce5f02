import type { CopyResult } from './copy-robot.queries.ts';
import { ResultBlock } from './result-block.tsx';
import { ResultFooter } from './result-footer.tsx';
import { RiskNotes } from './risk-notes.tsx';

export function CopyResultStep({ result, onRestart }: { result: CopyResult; onRestart: () => void }) {
  return (
    <>
      <ResultBlock title="Público-alvo" text={result.publico} />
      <ResultBlock title="Persona" text={result.persona} />
      <ResultBlock title="Copy Gerada" text={result.copy} big />
      <RiskNotes notes={result.notes} />
      <ResultFooter
        mode={result.mode}
        restartLabel="Gerar outra copy"
        onRestart={onRestart}
        file={{
          name: 'copy',
          text: () => `Público-alvo\n${result.publico}\n\nPersona\n${result.persona}\n\nCopy\n${result.copy}`,
        }}
      />
    </>
  );
}
