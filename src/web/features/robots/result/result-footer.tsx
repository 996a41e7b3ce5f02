import { Download, Plug } from 'lucide-react';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useResultEditor } from '#web/components/writing/result-editor.ts';
import { saveFile } from '#web/lib/save-file.ts';

type ResultFooterProps = {
  restartLabel: string;
  onRestart: () => void;
  /** File name suffix, and the whole result as text. */
  file: { name: string; text: () => string };
  /** Primary button that leads to the next step. */
  next: ReactNode;
};

/** Bottom bar of a result; sticky on phones. */
export function ResultFooter({ restartLabel, onRestart, file, next }: ResultFooterProps) {
  const { result, isWriting } = useResultEditor();
  if (isWriting) return null;
  const isOffline = result.writer === 'composer';
  return (
    <div className="robot-actions dock">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant="ghost"
          size="sm"
          aria-label="Baixar texto"
          onClick={() => downloadText(file.name, isOffline ? `${file.text()}\n\nModo offline\n` : `${file.text()}\n`)}
        >
          <Download aria-hidden="true" />
          <span className="max-sm:hidden">Baixar texto</span>
        </Button>
        {isOffline && (
          <span
            className="inline-flex items-center gap-1.5 text-fg-faint text-sm max-sm:hidden"
            title="Composto sem IA, só com o que você escreveu."
          >
            <Plug aria-hidden="true" className="size-4" />
            Modo offline
          </span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-2 max-sm:flex-1 max-sm:[&>*]:flex-1">
        <Button onClick={onRestart}>{restartLabel}</Button>
        {next}
      </span>
    </div>
  );
}

const downloadText = (name: string, text: string): void =>
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${PRODUCT_NAME.toLowerCase()}-${name}.txt`);
