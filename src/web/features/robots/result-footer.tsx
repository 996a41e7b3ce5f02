import { Download, Plug } from 'lucide-react';
import { PRODUCT_NAME } from '#domain/product.ts';
import { Button } from '#web/components/ui/button.tsx';

type ResultFooterProps = {
  mode: 'offline' | 'ai';
  restartLabel: string;
  onRestart: () => void;
  /** What its name says after ours, and the whole result as text. */
  file: { name: string; text: () => string };
};

export function ResultFooter({ mode, restartLabel, onRestart, file }: ResultFooterProps) {
  return (
    <div className="robot-actions">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3"
          onClick={() => downloadText(file.name, withMode(file.text(), mode))}
        >
          <Download aria-hidden="true" />
          Baixar texto
        </Button>
        {mode === 'offline' && (
          <span
            className="inline-flex items-center gap-1.5 text-fg-faint text-sm"
            title="Composto sem IA, só com o que você escreveu."
          >
            <Plug aria-hidden="true" className="size-4" />
            Modo offline
          </span>
        )}
      </span>
      <Button variant="primary" className="max-[30rem]:w-full" onClick={onRestart}>
        {restartLabel}
      </Button>
    </div>
  );
}

const withMode = (text: string, mode: 'offline' | 'ai') =>
  mode === 'offline' ? `${text}\n\nModo offline\n` : `${text}\n`;

function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${PRODUCT_NAME.toLowerCase()}-${name}.txt`;
  link.click();
  URL.revokeObjectURL(url);
}
