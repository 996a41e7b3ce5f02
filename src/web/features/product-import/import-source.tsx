import { FileCode, FileSpreadsheet, type LucideIcon, Upload, X } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { cn } from '#web/lib/cn.ts';

type ImportSourceProps = {
  text: string;
  /** Summary of the result, once the source was read. */
  said: string | undefined;
  busy: boolean;
  /** A draft of another time, as it was left. */
  isKept: boolean;
  onText: (text: string) => void;
  /** Called when the whole text was pasted at once. */
  onPaste: (text: string) => void;
  onFile: (file: File) => void;
  onClear: () => void;
};

const sizeOf = (text: string): string =>
  text.length < 1_000 ? `${text.length} letras` : `${Math.round(text.length / 1_000)} kB`;

/** One field for pasted text, a pasted page or a dropped file. */
export function ImportSource({ text, said, busy, isKept, onText, onPaste, onFile, onClear }: ImportSourceProps) {
  const [isOver, setIsOver] = useState(false);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
    else onPaste(event.dataTransfer.getData('text/html') || event.dataTransfer.getData('text/plain'));
  }

  function handlePick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) onFile(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: besides dropping there are the field and the button
    <div
      className={cn(
        'grid rounded-lg border border-dashed bg-field hover:border-fg-muted has-[textarea:focus-visible]:border-transparent has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-focus has-[textarea:focus-visible]:-outline-offset-1',
        isOver ? 'border-fg-muted' : 'border-line-control',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the page is opened to fill in this field
        autoFocus
        aria-label="Página, texto ou arquivo do produto"
        placeholder="Cole aqui"
        spellCheck={false}
        className={cn(
          'w-full px-4.5 py-4 outline-none',
          text === '' ? 'min-h-60' : 'min-h-26 font-mono text-fg-muted text-sm/[1.6]',
        )}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onPaste={(event) => {
          // A page's data is in its HTML, which pasting as plain text would lose.
          const html = event.clipboardData.getData('text/html');
          const plain = event.clipboardData.getData('text/plain');
          if ((text !== '' && !isKept) || (!html && !plain)) return;
          event.preventDefault();
          onPaste(/<\w/.test(plain) || !html ? plain : html);
        }}
      />
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line-strong border-t border-dashed py-2.5 pr-3 pl-4.5 text-fg-muted text-sm/6 [&_svg]:size-4.5">
        {busy ? (
          <span className="flex items-center gap-2" role="status">
            <Spinner /> Lendo...
          </span>
        ) : text === '' ? (
          <>
            <Kind icon={FileCode}>Página ou texto</Kind>
            <Kind icon={FileSpreadsheet}>CSV ou .json da Shopify</Kind>
          </>
        ) : (
          <>
            {said && (
              <Kind icon={FileCode}>
                <b className="wrap-anywhere font-[550] text-fg">{said}</b>
              </Kind>
            )}
            <span className="tabular-nums">{sizeOf(text)}</span>
            {isKept && <span>Ficou da última vez.</span>}
          </>
        )}
        <span className="flex-1" />
        {isKept && (
          <Button size="sm" variant="ghost" onClick={onClear}>
            Começar de novo
          </Button>
        )}
        {text !== '' && !isKept && (
          <Button size="icon-sm" variant="ghost" aria-label="Limpar" onClick={onClear}>
            <X aria-hidden="true" />
          </Button>
        )}
        <Button asChild size="sm">
          <label className="outline-focus outline-offset-2 focus-within:outline-2">
            <Upload aria-hidden="true" />
            Arquivo
            <input
              type="file"
              className="sr-only"
              accept=".csv,.json,.html,.htm,.txt,text/csv,application/json,text/html,text/plain"
              onChange={handlePick}
            />
          </label>
        </Button>
      </footer>
    </div>
  );
}

const Kind = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <span className="flex items-center gap-1.5">
    <Icon aria-hidden="true" /> {children}
  </span>
);
