import { FileCode, FileSpreadsheet, type LucideIcon, Upload, X } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { AppError } from '#domain/errors.ts';
import { MAX_IMPORT_FILE_BYTES } from '#domain/products/product-import.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Spinner } from '#web/components/ui/states/spinner.tsx';
import { cn } from '#web/lib/cn.ts';
import { newId } from '#web/lib/new-id.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { ImportDock } from './import-parts.tsx';
import { ManyProducts } from './many-products.tsx';
import { OneProduct } from './one-product.tsx';
import { messageOf, type ProductImport, type ImportSource as Source, useReadImport } from './product-import.queries.ts';

const KINDS: Record<ProductImport['kind'], string> = {
  page: 'Página',
  text: 'Texto',
  csv: 'CSV da Shopify',
  json: 'Arquivo .json',
};

const blank = (): Source & { id: string } => ({ text: '', id: newId() });
/** Larger texts do not fit in the browser's storage: after a reload the file must be chosen again. */
const MAX_KEPT = 1_000_000;
/** Characters shown in the field; the rest of a long page is still imported. */
const MAX_SHOWN = 20_000;
/** Nobody types so many characters at once. */
const PASTED_AT_ONCE = 20;

type ImportPageProps = { onCreated: (productId: string) => void; onNameOnly: () => void };

export function ImportPage({ onCreated, onNameOnly }: ImportPageProps) {
  const [source, setSource] = useDraftState('product.import', blank(), {
    smaller: (work) => (work.text.length > MAX_KEPT ? blank() : work),
  });
  // Left here at another time: shown as such, and a new text takes its place instead of mixing with it.
  const [isFromLastTime, setFromLastTime] = useState(source.text !== '');
  const read = useReadImport();
  const [problem, setProblem] = useState<string>();

  function changeSource(next: Source & { id: string }) {
    setFromLastTime(false);
    setSource(next);
  }

  function readRaw(raw: Blob, file?: string) {
    setProblem(undefined);
    if (raw.size > MAX_IMPORT_FILE_BYTES) return setProblem('O arquivo pode ter no máximo 10 MB.');
    read.mutate({ raw, file });
  }

  async function handleFile(file: File) {
    // The server decodes the bytes; here the text is only shown and stored as a draft.
    const text = file.size > MAX_KEPT ? '' : await file.text();
    changeSource({ text: text || file.name, file: file.name, id: newId() });
    readRaw(file, file.name);
  }

  function handlePaste(text: string) {
    changeSource({ text, id: newId() });
    readRaw(new Blob([text]));
  }

  function handleClear() {
    changeSource(blank());
    setProblem(undefined);
    read.reset();
  }

  // After a reload, imports the stored text again.
  const readAgain = useEffectEvent(() => {
    if (source.text) readRaw(new Blob([source.text]), source.file);
  });
  useEffect(() => readAgain(), []);

  const found = read.data;
  const [only] = found?.products ?? [];
  const isMany = found !== undefined && found.products.length + found.refused.length > 1;
  const isTyped = source.text.trim() !== '' && !found && !read.isPending;
  const description = found && (source.file ?? `${KINDS[found.kind]} ${found.kind === 'page' ? 'colada' : 'colado'}`);

  return (
    <>
      {isMany || (found && !only) ? (
        <FileLine found={found} name={source.file ?? KINDS[found.kind]} onChange={handleClear} />
      ) : (
        <div className="grid gap-3">
          <ImportSource
            text={source.text.slice(0, MAX_SHOWN)}
            description={description}
            busy={read.isPending}
            isFromLastTime={isFromLastTime}
            onText={(text) => {
              // Keyboards of phones insert a copied text without a paste event.
              if (source.text === '' && text.length >= PASTED_AT_ONCE) return handlePaste(text);
              changeSource({ ...source, text, file: undefined });
              read.reset();
            }}
            onPaste={handlePaste}
            onFile={(file) => void handleFile(file)}
            onClear={handleClear}
          />
          <p className="hint max-sm:hidden pointer-coarse:hidden">Um arquivo também pode ser solto no campo.</p>
        </div>
      )}
      {(problem || read.error) && (
        <Alert variant="error" className="mt-4">
          {problem ?? messageOf(read.error, 'Não foi possível ler o produto.')}
          {!problem && isOfServer(read.error) && (
            <Button size="sm" className="mt-2 block" onClick={() => read.variables && read.mutate(read.variables)}>
              Tentar de novo
            </Button>
          )}
        </Alert>
      )}
      {isMany || (found && !only) ? (
        <ManyProducts key={source.id} products={found.products} refused={found.refused} />
      ) : only ? (
        <OneProduct
          key={source.id}
          id={source.id}
          product={only}
          suggestions={found?.suggestions ?? []}
          unread={found?.unread ?? 0}
          onCreated={(productId) => {
            setSource(blank());
            onCreated(productId);
          }}
        />
      ) : (
        <ImportDock>
          <Button variant="ghost" onClick={onNameOnly}>
            Só com o nome
          </Button>
          <Button variant="primary" disabled={!isTyped} onClick={() => handlePaste(source.text)}>
            Ler produto
          </Button>
        </ImportDock>
      )}
    </>
  );
}

const isOfServer = (error: Error | null): boolean => !(error instanceof AppError) || error.code !== 'invalid_input';

function FileLine({ found, name, onChange }: { found: ProductImport; name: string; onChange: () => void }) {
  const count = found.products.length + found.refused.length;
  return (
    <div className="flex items-center gap-3.5 rounded-lg border border-line-strong px-4 py-3.5">
      <FileSpreadsheet aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-fg-muted text-sm tabular-nums">
          Shopify, {count} {count === 1 ? 'produto' : 'produtos'}
          {found.kind === 'csv' && ` em ${found.rows} linhas`}
        </p>
      </div>
      <Button variant="ghost" size="sm" onClick={onChange}>
        Trocar
      </Button>
    </div>
  );
}

type ImportSourceProps = {
  text: string;
  description: string | undefined;
  busy: boolean;
  /** A draft of another time, as it was left. */
  isFromLastTime: boolean;
  onText: (text: string) => void;
  onPaste: (text: string) => void;
  onFile: (file: File) => void;
  onClear: () => void;
};

const sizeOf = (text: string): string =>
  text.length < 1_000 ? `${text.length} letras` : `${Math.round(text.length / 1_000)} kB`;

export function ImportSource({
  text,
  description,
  busy,
  isFromLastTime,
  onText,
  onPaste,
  onFile,
  onClear,
}: ImportSourceProps) {
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
          if ((text !== '' && !isFromLastTime) || (!html && !plain)) return;
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
            {description && (
              <Kind icon={FileCode}>
                <b className="wrap-anywhere font-[550] text-fg">{description}</b>
              </Kind>
            )}
            <span className="tabular-nums">{sizeOf(text)}</span>
            {isFromLastTime && <span>Ficou da última vez.</span>}
          </>
        )}
        <span className="flex-1" />
        {isFromLastTime && (
          <Button size="sm" variant="ghost" onClick={onClear}>
            Começar de novo
          </Button>
        )}
        {text !== '' && !isFromLastTime && (
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
