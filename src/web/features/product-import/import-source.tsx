import { FileCode, FileSpreadsheet, Upload, X } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';

type ImportSourceProps = {
  text: string;
  /** Summary of the result, once the source was read. */
  said: string | undefined;
  busy: boolean;
  onText: (text: string) => void;
  /** Called when the whole text was pasted at once. */
  onPaste: (text: string) => void;
  onFile: (file: File) => void;
  onClear: () => void;
};

const sizeOf = (text: string): string =>
  text.length < 1_000 ? `${text.length} letras` : `${Math.round(text.length / 1_000)} kB`;

/** One field for pasted text, a pasted page or a dropped file. */
export function ImportSource({ text, said, busy, onText, onPaste, onFile, onClear }: ImportSourceProps) {
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
      className="import-drop"
      data-over={isOver}
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
        data-filled={text !== ''}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onPaste={(event) => {
          // A page's data is in its HTML, which pasting as plain text would lose.
          const html = event.clipboardData.getData('text/html');
          const plain = event.clipboardData.getData('text/plain');
          if (text !== '' || (!html && !plain)) return;
          event.preventDefault();
          onPaste(/<\w/.test(plain) || !html ? plain : html);
        }}
      />
      <footer>
        {busy ? (
          <span className="flex items-center gap-2" role="status">
            <Spinner /> Lendo...
          </span>
        ) : text === '' ? (
          <>
            <span>
              <FileCode aria-hidden="true" /> Página ou texto
            </span>
            <span>
              <FileSpreadsheet aria-hidden="true" /> CSV ou .json da Shopify
            </span>
          </>
        ) : (
          <>
            {said && (
              <span>
                <FileCode aria-hidden="true" /> <b>{said}</b>
              </span>
            )}
            <span className="tabular-nums">{sizeOf(text)}</span>
          </>
        )}
        <span className="flex-1" />
        {text !== '' && (
          <Button size="icon-sm" variant="ghost" aria-label="Limpar" onClick={onClear}>
            <X aria-hidden="true" />
          </Button>
        )}
        <Button asChild size="sm">
          <label>
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
