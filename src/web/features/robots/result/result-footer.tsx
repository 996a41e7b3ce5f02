import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useResultEditor } from '#web/components/writing/result-editor.ts';
import { saveFile } from '#web/lib/save-file.ts';

type ResultFooterProps = {
  restartLabel: string;
  onRestart: () => void;
  file: { name: string; text: () => string };
  more?: ReactNode;
};

export function ResultFooter({ restartLabel, onRestart, file, more }: ResultFooterProps) {
  const { result } = useResultEditor();
  const isOffline = result.writer === 'composer';
  return (
    <div className="my-6 flex flex-wrap items-center gap-2 lg:border-line lg:border-t lg:pt-5">
      <Button onClick={onRestart}>{restartLabel}</Button>
      {more}
      <Button
        variant="ghost"
        aria-label="Baixar texto"
        onClick={() => downloadText(file.name, isOffline ? `${file.text()}\n\nRascunho sem IA\n` : `${file.text()}\n`)}
      >
        <Download aria-hidden="true" />
        <span className="max-sm:hidden">Baixar texto</span>
      </Button>
    </div>
  );
}

const downloadText = (name: string, text: string): void =>
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${PRODUCT_NAME.toLowerCase()}-${name}.txt`);
