import { CircleAlert, ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { AppError } from '#domain/errors.ts';
import { Button } from '#web/components/ui/button.tsx';

type PhotoFieldProps = { photo: ProductPhoto | undefined; onPhotoChange: (photo: ProductPhoto | undefined) => void };

export function PhotoField({ photo, onPhotoChange }: PhotoFieldProps) {
  const errorId = useId();
  const [isOver, setIsOver] = useState(false);
  const [error, setError] = useState<string>();

  async function take(file: File | undefined) {
    if (!file) return;
    setError(undefined);
    try {
      onPhotoChange(await readPhoto(file));
    } catch (reason) {
      setError(reason instanceof AppError ? reason.message : 'Não foi possível ler a imagem.');
    }
  }

  function handlePick(event: ChangeEvent<HTMLInputElement>) {
    void take(event.target.files?.[0]);
    event.target.value = '';
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  }

  return (
    <fieldset className="field">
      <legend className="sr-only">Imagem do produto</legend>
      <div className="flex flex-wrap items-center gap-3">
        <label
          className="relative flex min-h-11 min-w-0 items-center gap-2 text-fg-soft text-sm/6 hover:text-fg hover:underline has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 data-[over=true]:text-fg data-[over=true]:underline"
          data-over={isOver}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={handleDrop}
        >
          {photo ? (
            <>
              <img src={photo.dataUrl} alt="" className="size-12 flex-none rounded-md object-cover" />
              <span className="truncate">{photo.name}</span>
              Trocar
            </>
          ) : (
            <>
              <ImagePlus aria-hidden="true" className="size-5 flex-none" />
              Enviar imagem (opcional)
            </>
          )}
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            aria-invalid={Boolean(error)}
            aria-describedby={error ? errorId : undefined}
            onChange={handlePick}
          />
        </label>
        {photo && (
          <Button variant="ghost" onClick={() => onPhotoChange(undefined)}>
            <X aria-hidden="true" />
            Remover
          </Button>
        )}
      </div>
      {error && (
        <p className="field-error" id={errorId} role="alert">
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

export type ProductPhoto = { name: string; dataUrl: string; base64: string };

const MAX_BYTES = 5 * 1024 * 1024;

async function readPhoto(file: File): Promise<ProductPhoto> {
  if (!file.type.startsWith('image/')) throw new AppError('unsupported_media', 'Escolha um arquivo de imagem.');
  if (file.size > MAX_BYTES) throw new AppError('payload_too_large', 'A imagem pode ter no máximo 5 MB.');
  const dataUrl = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new AppError('invalid_input', 'Não foi possível ler a imagem.'));
    reader.readAsDataURL(file);
  });
  return { name: file.name, dataUrl, base64: dataUrl.slice(dataUrl.indexOf(',') + 1) };
}
