import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { Button } from '#web/components/ui/button.tsx';
import { NextPoint, useIsLookedAt } from '#web/components/writing/points-bar.tsx';
import { useResultEditor } from '#web/components/writing/result-editor.ts';
import { saveFile } from '#web/lib/save-file.ts';

type ResultFooterProps = {
  restartLabel: string;
  onRestart: () => void;
  /** File name suffix, and the whole result as text. */
  file: { name: string; text: () => string };
  /** Quiet buttons beside these. */
  more?: ReactNode;
  /** Leads to the next step; the main button once nothing is left to look at. Undefined while something is missing. */
  next: ((variant: 'primary' | 'secondary') => ReactNode) | undefined;
};

/** Bottom bar of a result. On phones only the two buttons that lead on stick to the bottom. */
export function ResultFooter({ restartLabel, onRestart, file, more, next }: ResultFooterProps) {
  const { result } = useResultEditor();
  const isDone = useIsLookedAt();
  const isOffline = result.writer === 'composer';
  return (
    <div className="result-foot">
      <div className="result-more">
        <Button onClick={onRestart}>{restartLabel}</Button>
        {more}
        <Button
          variant="ghost"
          aria-label="Baixar texto"
          onClick={() =>
            downloadText(file.name, isOffline ? `${file.text()}\n\nRascunho sem IA\n` : `${file.text()}\n`)
          }
        >
          <Download aria-hidden="true" />
          <span className="max-sm:hidden">Baixar texto</span>
        </Button>
      </div>
      {next && (
        <div className="result-next dock">
          {next(isDone ? 'primary' : 'secondary')}
          <NextPoint className="lg:hidden" />
        </div>
      )}
    </div>
  );
}

const downloadText = (name: string, text: string): void =>
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${PRODUCT_NAME.toLowerCase()}-${name}.txt`);
